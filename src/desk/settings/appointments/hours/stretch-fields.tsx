import type { HoursException } from "../../../../features/appointments/model.ts";
import { useHoursTexts } from "./hours-texts.ts";

export type Stretch = HoursException["hours"][number];

/** What is proposed after the last stretch of a day. */
const nextStretch = (last: Stretch | undefined): Stretch =>
  last ? { opens: last.closes, closes: "18:00" } : { opens: "09:00", closes: "17:00" };

interface StretchFieldsProps {
  /** Whose times they are, for who hears the fields: "Monday". */
  name: string;
  stretches: readonly Stretch[];
  onChange: (stretches: Stretch[]) => void;
}

/** From when to when somebody works on a day, as often as they begin. */
export function StretchFields({ name, stretches, onChange }: StretchFieldsProps) {
  const text = useHoursTexts().stretches;
  const replace = (index: number, change: Partial<Stretch>) =>
    onChange(stretches.map((stretch, other) => (other === index ? { ...stretch, ...change } : stretch)));
  return (
    <div className="stretches">
      {stretches.map(({ opens, closes }, index) => (
        // A stretch has nothing but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index} className="stretch">
          <input
            type="time"
            required
            step={900}
            aria-label={text.opens(name)}
            value={opens}
            onChange={({ target }) => replace(index, { opens: target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            required
            step={900}
            aria-label={text.closes(name)}
            value={closes}
            onChange={({ target }) => replace(index, { closes: target.value })}
          />
          <button
            type="button"
            className="tool"
            aria-label={text.remove(name)}
            title={text.removeShort}
            onClick={() => onChange(stretches.filter((_, other) => other !== index))}
          >
            <span aria-hidden="true">×</span>
          </button>
        </p>
      ))}
      <button
        type="button"
        className="action action-small"
        aria-label={text.add(name)}
        onClick={() => onChange([...stretches, nextStretch(stretches.at(-1))])}
      >
        {text.addShort}
      </button>
    </div>
  );
}
