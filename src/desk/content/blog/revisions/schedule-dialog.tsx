import { useRef, useState } from "react";
import type { PostSummary } from "../../../../features/blog/model.ts";
import { COMPANY_TIME_ZONE } from "../../../../lib/clock.ts";
import { companyDay, companyHour, companyMoment } from "../../../../lib/company/company-day.ts";
import type { Language } from "../../../../lib/language.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, type FieldErrors, RecordForm, Tick } from "../../../kit/form.tsx";
import { useTexts } from "../../../shell/desk-context.tsx";
import { useBlogTexts } from "../blog-queries.ts";
import type { Schedule } from "../post-parts.tsx";

interface ScheduleDialogProps {
  /** Post with its current schedule, if any. */
  post: Pick<PostSummary, "publishAt" | "newsletter">;
  onClose: () => void;
  /** @returns whether the post was scheduled */
  onSchedule: (schedule: Schedule) => Promise<boolean>;
}

const DAY = 24 * 60 * 60_000;

/** Asks for a publication time, in Montréal time, and whether to email the post to subscribers. */
export function ScheduleDialog({ post: { publishAt, newsletter }, onClose, onSchedule }: ScheduleDialogProps) {
  const t = useBlogTexts();
  const { language } = useTexts();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [value, setValue] = useState(() => fieldOfMoment(publishAt ? new Date(publishAt) : tomorrowMorning()));
  const [mailed, setMailed] = useState(newsletter);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const moment = momentOfField(value);

  const save = async () => {
    if (!moment || moment.getTime() <= Date.now()) return setErrors({ publishAt: t.schedule.past });
    setBusy(true);
    const isDone = await onSchedule({ publishAt: moment.toISOString(), newsletter: mailed });
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.schedule.title} closeLabel={t.schedule.close} returnFocusTo={returnTo}>
      <RecordForm
        errors={errors}
        busy={busy}
        save={t.schedule.submit}
        saving={t.schedule.submit}
        onSave={() => void save()}
        onCancel={onClose}
      >
        <Field
          label={t.schedule.label}
          name="publishAt"
          hint={t.schedule.zone(zoneName(moment ?? new Date(), language))}
          error={errors["publishAt"]}
        >
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={value}
              min={fieldOfMoment(new Date())}
              onChange={(event) => {
                setValue(event.target.value);
                setErrors({});
              }}
            />
          )}
        </Field>
        <Tick label={t.schedule.newsletter} hint={t.schedule.newsletterHint} checked={mailed} onChange={setMailed} />
        <p className="note">{t.schedule.hint}</p>
      </RecordForm>
    </Dialog>
  );
}

function tomorrowMorning(): Date {
  const day = fieldOfMoment(new Date(Date.now() + DAY)).split("T")[0];
  return momentOfField(`${day}T09:00`) ?? new Date(Date.now() + DAY);
}

/**
 * Returns a moment as the value of a `datetime-local` field, such as `2026-11-21T09:00`, in Montréal time regardless of
 * the browser's time zone.
 */
export function fieldOfMoment(moment: Date): string {
  const minutes = String(moment.getUTCMinutes()).padStart(2, "0");
  return `${companyDay(moment)}T${String(companyHour(moment)).padStart(2, "0")}:${minutes}`;
}

/** Parses a `datetime-local` value in Montréal time; returns `undefined` if it is empty or invalid. */
export function momentOfField(value: string): Date | undefined {
  const [day, time] = value.split("T");
  if (!day || !time) return undefined;
  const moment = companyMoment(day, time.slice(0, 5));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Returns Montréal's time zone at a moment, abbreviated: `HNE` or `HAE` in French, `EST` or `EDT` in English. */
export function zoneName(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-CA", {
    timeZone: COMPANY_TIME_ZONE,
    timeZoneName: "short",
  });
  return format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? COMPANY_TIME_ZONE;
}
