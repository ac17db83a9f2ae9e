import { useRef, useState } from "react";
import type { PostSummary } from "../../../../features/blog/model.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Field, type FieldErrors, RecordForm, Tick } from "../../../kit/form.tsx";
import { useTexts } from "../../../shell/desk-context.tsx";
import { useBlogTexts } from "../blog-queries.ts";
import type { Schedule } from "../use-post-actions.ts";
import { fieldOfMoment, momentOfField, zoneName } from "./montreal-time.ts";

interface ScheduleDialogProps {
  /** Its current schedule. */
  post: Pick<PostSummary, "publishAt" | "newsletter">;
  onClose: () => void;
  /** @returns whether it was scheduled */
  onSchedule: (schedule: Schedule) => Promise<boolean>;
}

const DAY = 24 * 60 * 60_000;

/** Asks when a post should appear, in Montréal time, and whether its readers then get it by email. */
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

/** Nine o'clock in Montréal. */
function tomorrowMorning(): Date {
  const day = fieldOfMoment(new Date(Date.now() + DAY)).split("T")[0];
  return momentOfField(`${day}T09:00`) ?? new Date(Date.now() + DAY);
}
