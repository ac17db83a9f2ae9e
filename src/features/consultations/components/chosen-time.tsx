import { type MouseEvent, memo, useEffect, useState } from "react";
import { type Language, pathIn } from "../../../lib/language.ts";
import { APPOINTMENT_PATH } from "../../appointments/kinds.ts";
import type { FormPlacement } from "../form-constants.ts";
import { type ChosenTime, timeIn } from "./draft.ts";
import type { ConsultationFormText } from "./form-field.tsx";

/** Whether the visitor's local time differs from the zone's; if so, the server converts the times. */
const isOutside = (timeZone: string) => {
  const now = new Date();
  return now.toLocaleString() !== now.toLocaleString([], { timeZone });
};

/**
 * Reserves the height of times that load only with the dialog (stacked, or side by side from 30rem on), to avoid a
 * layout shift.
 */
const ROOM = { alignContent: "start", minHeight: "clamp(6.5rem, (30rem - 100cqi) * 999, 13.5rem)" };

interface ChosenTimeProps {
  language: Language;
  text: ConsultationFormText["time"];
  placement: FormPlacement;
  /** The time already chosen at first render. */
  time: ChosenTime | undefined;
  /** The next available times, if the page supplies them; may be empty. */
  times: readonly ChosenTime[] | undefined;
  /** Why the submitted time was rejected. */
  error: string | undefined;
  onChoose: (time: ChosenTime) => void;
}

/**
 * The form's optional line for the time of the call, with the chosen time or the next available times. React renders it
 * once; the page's script and the form then update its elements directly.
 */
export const ChosenTimeLine = memo(function ChosenTimeLine(props: ChosenTimeProps) {
  const { language, text, placement, time, times, error, onChoose } = props;
  const [read, setRead] = useState<readonly ChosenTime[]>();
  const isMadeHere = placement === "modal";
  const next = times ?? read;
  useEffect(() => {
    if (!isMadeHere) return;
    import("./next-times.ts").then(({ readNext }) => readNext(language)).then(setRead, () => setRead(undefined));
  }, [isMadeHere, language]);

  const picker = pathIn(language, APPOINTMENT_PATH);
  const change = (start: string) => `${picker}?${new URLSearchParams({ chosen: start })}`;
  const when = `when-${language}` as const;
  const choose = (event: MouseEvent, each: ChosenTime) => {
    // Follow the link, because the linked page shows both time zones.
    if (event.ctrlKey || event.metaKey || event.shiftKey || (!isMadeHere && isOutside(each.zone))) return;
    event.preventDefault();
    onChoose(each);
  };
  if (error !== undefined) {
    return (
      <fieldset className="chosen-time" aria-describedby={`${placement}-time-e`}>
        <legend>{text.label}</legend>
        <p className="error" id={`${placement}-time-e`}>
          {error}
        </p>
        {(times ?? []).map((each) => (
          <label key={each.start}>
            <input type="radio" name="start" value={each.start} /> {each[when]}
          </label>
        ))}
        <label>
          <input type="radio" name="start" value="" defaultChecked /> {text.without}
        </label>
        {(["kind", "zone"] as const).map((name) => (
          <input key={name} hidden name={name} defaultValue={name === "zone" ? (times?.[0]?.zone ?? "") : ""} />
        ))}
      </fieldset>
    );
  }
  return (
    <div className="chosen-time">
      <p>
        <b>{text.label}</b>{" "}
        {(["fr", "en"] as const).map((each) => (
          <output
            key={each}
            name={`when-${each}`}
            hidden={each !== language}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words; React keeps the page script's text.
            dangerouslySetInnerHTML={{ __html: time?.[`when-${each}`] ?? "" }}
          />
        ))}{" "}
        <a
          className="link change"
          href={time ? change(time.start) : picker}
          onClick={({ currentTarget: link }) => {
            const chosen = link.closest("form") && timeIn(link.closest("form")!);
            if (chosen) link.href = change(chosen.start);
          }}
        >
          {text.change}
        </a>
      </p>
      <div className="next-times" style={isMadeHere ? ROOM : undefined}>
        {next?.map((each) => (
          <a
            key={each.start}
            className="time"
            href={`${picker}?${new URLSearchParams({ start: each.start })}`}
            onClick={(event) => choose(event, each)}
          >
            {each[when]}
          </a>
        ))}
        {next?.length === 0 ? (
          text.none
        ) : (
          <a className="link" href={picker}>
            {next ? text.more : text.pick}
          </a>
        )}
      </div>
      {/* Not type="hidden", whose value React would reset on hydration. */}
      {(["start", "kind", "zone"] as const).map((name) => (
        <input key={name} hidden name={name} defaultValue={time?.[name] ?? ""} />
      ))}
    </div>
  );
});
