import { useState } from "react";
import type { HostMember } from "../../features/appointments/hosts/model.ts";
import type { StaffAppointment } from "../../features/appointments/model.ts";
import { Field, RecordForm } from "../kit/form.tsx";
import { Item, Part, Stranger } from "../kit/parts.tsx";
import { longMoment } from "../kit/present.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { useHosts, useHoursTexts, useWrite } from "./queries.ts";

/** Changes who attends an upcoming appointment: reassigns it to another host, or adds colleagues. */
export function HostPicker({ appointment }: { appointment: StaffAppointment }) {
  const { people: text } = useHoursTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {text.title}
        <span className="unseen">{`, ${appointment.brief.name}`}</span>
      </summary>
      {isOpen && <Pickers appointment={appointment} />}
    </details>
  );
}

function Pickers({ appointment }: { appointment: StaffAppointment }) {
  const { failed, loading, people: text } = useHoursTexts();
  const hosts = useHosts();
  if (!hosts.data) return <p className="note">{hosts.isError ? failed : loading}</p>;
  const others = hosts.data.members.filter(({ id, settings }) => settings?.active && id !== appointment.host.id);
  if (others.length === 0) return <p className="note">{text.alone}</p>;
  return (
    <>
      <GivenTo appointment={appointment} others={others} />
      {/* Saving changes the version, so the key resets the selection. */}
      <Colleagues key={appointment.version} appointment={appointment} others={others} />
    </>
  );
}

interface PickerProps {
  appointment: StaffAppointment;
  others: readonly HostMember[];
}

function GivenTo({ appointment: { id, version }, others }: PickerProps) {
  const { people: text } = useHoursTexts();
  const give = useWrite("PUT /appointments/:id/host", {
    done: text.given,
    failed: text.notSaved,
    refused: text.busy,
    form: "whole",
  });
  return (
    <RecordForm
      inLine
      isQuiet
      {...give.form}
      save={text.give}
      saving={text.give}
      onSave={(values) => give.mutate({ params: { id }, body: { version, staffId: String(values.get("staffId")) } })}
    >
      <Field label={text.giveTo} name="staffId">
        {(control) => (
          <select {...control}>
            {others.map((host) => (
              <option key={host.id} value={host.id}>
                {host.name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </RecordForm>
  );
}

function Colleagues({ appointment: { id, version, colleagues }, others }: PickerProps) {
  const { people: text } = useHoursTexts();
  const change = useWrite("PUT /appointments/:id/colleagues", {
    done: text.saved,
    failed: text.notSaved,
    refused: text.busy,
    form: "whole",
  });
  return (
    <RecordForm
      inLine
      isQuiet
      {...change.form}
      save={text.save}
      saving={text.save}
      onSave={(values) =>
        change.mutate({ params: { id }, body: { version, staffIds: values.getAll("staffIds").map(String) } })
      }
    >
      <fieldset>
        <legend>{text.with}</legend>
        {others.map((host) => (
          <label key={host.id} className="tick">
            <input
              type="checkbox"
              name="staffIds"
              value={host.id}
              defaultChecked={colleagues.some((colleague) => colleague.id === host.id)}
            />{" "}
            <Stranger>{host.name}</Stranger>
          </label>
        ))}
      </fieldset>
    </RecordForm>
  );
}

/** Upcoming appointments whose host has left or no longer works then, each with one-press reassignment. */
export function MisfitList() {
  const misfits = useHosts().data?.misfits ?? [];
  const { misfits: text, team } = useHoursTexts();
  const { language } = useTexts();
  const give = useWrite("PUT /appointments/:id/host", {
    done: text.given,
    failed: text.failed,
    refused: text.notGiven,
  });
  if (misfits.length === 0) return null;
  return (
    <Part title={text.title(misfits.length)} note={text.intro}>
      <ul>
        {misfits.map(({ id, version, consultationId, start, host, name, company, reason }) => {
          const address = `/admin?consultation=${consultationId}`;
          return (
            <Item
              key={id}
              name={
                <>
                  <b>{longMoment(start, language)}</b>{" "}
                  <a className="open-link" href={address} onClick={(event) => follow(event, address)}>
                    <Stranger>{`${name}, ${company}`}</Stranger>
                  </a>
                </>
              }
              notes={[text.reasons[reason](host.name ?? team)]}
              actions={
                <button
                  type="button"
                  className="action"
                  aria-label={text.giveOf(name)}
                  disabled={give.isPending}
                  onClick={() => give.mutate({ params: { id }, body: { version } })}
                >
                  {text.give}
                </button>
              }
            />
          );
        })}
      </ul>
    </Part>
  );
}
