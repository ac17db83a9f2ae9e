import { type SubmitEvent, useId, useRef, useState } from "react";
import type { PostSummary } from "../../../../features/blog/model.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useTexts } from "../../../shell/desk-context.tsx";
import { useBlogTexts } from "../blog-texts.ts";
import type { Schedule } from "../use-post-actions.ts";
import { fieldOfMoment, momentOfField, zoneName } from "./montreal-time.ts";

interface ScheduleDialogProps {
  /** As it is scheduled so far. */
  post: Pick<PostSummary, "publishAt" | "newsletter">;
  onClose: () => void;
  /** @returns whether it was scheduled */
  onSchedule: (schedule: Schedule) => Promise<boolean>;
}

const DAY = 24 * 60 * 60_000;

/** Asks for the moment at which a post appears, by clocks in Montréal, and whether its readers get it by mail then. */
export function ScheduleDialog({ post: { publishAt, newsletter }, onClose, onSchedule }: ScheduleDialogProps) {
  const t = useBlogTexts();
  const { language } = useTexts();
  const id = useId();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [value, setValue] = useState(() => fieldOfMoment(publishAt ? new Date(publishAt) : tomorrowMorning()));
  const [mailed, setMailed] = useState(newsletter);
  const [wrong, setWrong] = useState(false);
  const [pending, setPending] = useState(false);
  const moment = momentOfField(value);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!moment || moment.getTime() <= Date.now()) return setWrong(true);
    setPending(true);
    const isDone = await onSchedule({ publishAt: moment.toISOString(), newsletter: mailed });
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t.schedule.title} closeLabel={t.schedule.close} returnFocusTo={returnTo}>
      <form className="blog-form" onSubmit={(event) => void submit(event)} noValidate>
        <div className="field">
          <label htmlFor={id}>{t.schedule.label}</label>
          <input
            id={id}
            type="datetime-local"
            value={value}
            min={fieldOfMoment(new Date())}
            aria-describedby={`${id}-zone${wrong ? ` ${id}-error` : ""}`}
            aria-invalid={wrong || undefined}
            onChange={(event) => {
              setValue(event.target.value);
              setWrong(false);
            }}
          />
          <p className="note" id={`${id}-zone`}>
            {t.schedule.zone(zoneName(moment ?? new Date(), language))}
          </p>
          {wrong && (
            <p className="field-error" id={`${id}-error`} role="alert">
              {t.schedule.past}
            </p>
          )}
        </div>
        <div className="field">
          <label className="tick">
            <input
              type="checkbox"
              checked={mailed}
              aria-describedby={`${id}-mail`}
              onChange={(event) => setMailed(event.target.checked)}
            />
            {t.schedule.newsletter}
          </label>
          <p className="note" id={`${id}-mail`}>
            {t.schedule.newsletterHint}
          </p>
        </div>
        <p className="note">{t.schedule.hint}</p>
        <p className="action-row">
          <button type="submit" className="action action-primary" disabled={pending}>
            {t.schedule.submit}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.schedule.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** Nine o'clock in Montréal. */
function tomorrowMorning(): Date {
  const day = fieldOfMoment(new Date(Date.now() + DAY)).split("T")[0];
  return momentOfField(`${day}T09:00`) ?? new Date(Date.now() + DAY);
}
