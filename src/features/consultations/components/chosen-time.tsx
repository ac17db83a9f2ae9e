import { type MouseEvent, memo, useEffect, useState } from "react";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { api } from "../../../ui/api-client.ts";
import { APPOINTMENT_PATH, type Slot } from "../../appointments/model.ts";
import { whenTold } from "../../appointments/when-told.ts";
import type { FormPlacement } from "../form-placement.ts";
import type { ConsultationFormText } from "./form-text.ts";

/**
 * A time that was chosen before the form is sent, as it travels with the draft: what is sent of it, and how it is told in each
 * language. The names are those of the form's elements, so that `DRAFT_SCRIPT` puts it into a form that has not woken up.
 */
export interface ChosenTime {
  /** ISO 8601. */
  start: string;
  /** Empty where they have not said how they want to talk. */
  kind: string;
  zone: string;
  "when-fr": string;
  "when-en": string;
}

export const TIME_NAMES = ["start", "kind", "zone", "when-fr", "when-en"] as const;
const NO_TIME: ChosenTime = { start: "", kind: "", zone: "", "when-fr": "", "when-en": "" };

type Element = (HTMLInputElement | HTMLOutputElement | RadioNodeList) & { value: string };

/** What a form shows of a time is what it sends. */
export function writeTime(form: HTMLFormElement, time: ChosenTime | undefined): void {
  for (const name of TIME_NAMES) {
    const element = form.elements.namedItem(name) as Element | null;
    if (element) element.value = (time ?? NO_TIME)[name];
  }
}

/** Of another page's language a form keeps what it was told. */
export function timeIn(form: HTMLFormElement): ChosenTime | undefined {
  const written = (name: string) => (form.elements.namedItem(name) as Element | null)?.value ?? "";
  const time = Object.fromEntries(TIME_NAMES.map((name) => [name, written(name)])) as unknown as ChosenTime;
  return time.start ? time : undefined;
}

const LABELS: Readonly<Record<Language, () => Promise<typeof import("../../../text/fr/site/appointment.ts")>>> = {
  fr: () => import("../../../text/fr/site/appointment.ts"),
  en: () => import("../../../text/en/site/appointment.ts") as never,
};

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "";

/** Times as they travel with the draft. */
export async function toldInBoth(slots: readonly Slot[], zone = ownZone()): Promise<ChosenTime[]> {
  const [fr, en] = await Promise.all([LABELS.fr(), LABELS.en()]);
  return slots.map((slot) => ({
    start: slot.start,
    kind: "",
    zone,
    "when-fr": whenTold(fr.appointment, slot),
    "when-en": whenTold(en.appointment, slot),
  }));
}

/** The next times, the first of each half day. @throws HttpError as `api` */
async function readNext(language: Language): Promise<ChosenTime[]> {
  const { slots, zone } = await api("GET /appointments/slots", { query: { language, zone: ownZone() || null } });
  const halfDays = Map.groupBy(slots, ({ company: { day, time } }) => `${day} ${time < "12:00"}`);
  return await toldInBoth(
    [...halfDays.values()].slice(0, 3).flatMap(([first]) => first ?? []),
    zone,
  );
}

/** Whether the clock here shows another hour than that of Montréal: then the server converts. */
const isElsewhere = () => {
  const now = new Date();
  return now.toLocaleString() !== now.toLocaleString([], { timeZone: COMPANY_TIME_ZONE });
};

interface ChosenTimeProps {
  language: Language;
  text: ConsultationFormText["time"];
  placement: FormPlacement;
  /** What is chosen as the form is drawn. */
  time: ChosenTime | undefined;
  /** Of the next times, told on the page; none where nothing is free. */
  times: readonly ChosenTime[] | undefined;
  /** Why the time that was sent could not be asked for. */
  error: string | undefined;
  onChoose: (time: ChosenTime) => void;
}

/**
 * The time of the call, an optional line of the form: the one that was chosen, or the next that are free. Drawn once: what
 * changes is written into its elements, by the script of the page and by the form.
 */
export const ChosenTimeLine = memo(function ChosenTimeLine(props: ChosenTimeProps) {
  const { language, text, placement, time, times, error, onChoose } = props;
  const [read, setRead] = useState<readonly ChosenTime[]>();
  const isMadeHere = placement === "modal";
  const next = times ?? read;
  useEffect(() => {
    if (isMadeHere) readNext(language).then(setRead, () => setRead(undefined));
  }, [isMadeHere, language]);

  const picker = pathIn(language, APPOINTMENT_PATH);
  const when = `when-${language}` as const;
  const choose = (event: MouseEvent, each: ChosenTime) => {
    // In another zone the page of the time says both.
    if (event.ctrlKey || event.metaKey || event.shiftKey || (!isMadeHere && isElsewhere())) return;
    event.preventDefault();
    onChoose({ ...each, zone: each.zone || ownZone() });
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: words of ours; React leaves alone what the page's script writes here.
            dangerouslySetInnerHTML={{ __html: time?.[`when-${each}`] ?? "" }}
          />
        ))}{" "}
        <a className="link change" href={picker}>
          {text.change}
        </a>
      </p>
      <div className="next-times">
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
      {/* Not of the type hidden, whose value React would set back as it wakes up. */}
      {(["start", "kind", "zone"] as const).map((name) => (
        <input key={name} hidden name={name} defaultValue={time?.[name] ?? ""} />
      ))}
    </div>
  );
});
