import { type SubmitEvent, useId } from "react";
import { HIGHEST_DAILY_CAP, type HostMember, PAUSES } from "../../../../features/appointments/hosts/model.ts";
import { APPOINTMENT_KINDS } from "../../../../features/appointments/model.ts";
import { LANGUAGES } from "../../../../lib/language.ts";
import { useHoursChange } from "./host-queries.ts";
import { useHoursTexts } from "./hours-texts.ts";

/** What somebody begins with who was never a host. */
const BEGINNING = { languages: ["fr", "en"], kinds: APPOINTMENT_KINDS, dailyCap: 8, pause: 15, active: false } as const;

/** How a member of staff is booked. */
export function HostForm({ member }: { member: HostMember }) {
  const text = useHoursTexts().host;
  const id = useId();
  const change = useHoursChange({ done: text.saved, failed: text.notSaved });
  const { languages, kinds, dailyCap, pause, active } = member.settings ?? BEGINNING;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const body = {
      version: member.settings?.version ?? 0,
      active: values.has("active"),
      languages: values.getAll("languages"),
      kinds: values.getAll("kinds"),
      dailyCap: Number(values.get("dailyCap")),
      pause: Number(values.get("pause")),
    };
    change.write({ method: "PUT", path: `/appointments/hosts/${member.id}`, body });
  };
  return (
    <form className="host-form" onSubmit={submit}>
      <h3>{text.title}</h3>
      <label className="check">
        <input type="checkbox" name="active" defaultChecked={active} /> {text.active}
      </label>
      <div className="host-choices">
        <fieldset>
          <legend>{text.languages}</legend>
          {LANGUAGES.map((language) => (
            <label key={language} className="check">
              <input
                type="checkbox"
                name="languages"
                value={language}
                defaultChecked={(languages as readonly string[]).includes(language)}
              />{" "}
              {text.languageNames[language]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{text.kinds}</legend>
          {APPOINTMENT_KINDS.map((kind) => (
            <label key={kind} className="check">
              <input type="checkbox" name="kinds" value={kind} defaultChecked={kinds.includes(kind)} />{" "}
              {text.kindNames[kind]}
            </label>
          ))}
        </fieldset>
        <div className="host-numbers">
          <label htmlFor={`${id}-cap`}>{text.dailyCap}</label>
          <input
            id={`${id}-cap`}
            name="dailyCap"
            type="number"
            min={1}
            max={HIGHEST_DAILY_CAP}
            required
            defaultValue={dailyCap}
          />
          <label htmlFor={`${id}-pause`}>{text.pause}</label>
          <select id={`${id}-pause`} name="pause" defaultValue={pause}>
            {PAUSES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? text.noPause : text.minutes(minutes)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Wrong messages={change.wrong} />
      <button type="submit" className="action action-primary" disabled={change.isPending}>
        {text.save}
      </button>
    </form>
  );
}

/** What was refused of a form. */
export function Wrong({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <p className="field-error" role="alert">
      {messages.join(" ")}
    </p>
  );
}
