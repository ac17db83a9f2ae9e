import { useId } from "react";
import { MAX_POINTS, type Rubric, SCORED_FIELDS } from "../../../features/consultations/lead-score.ts";
import { OPTIONS } from "../../../features/consultations/model.ts";
import { weightOf } from "../../../features/scoring/model.ts";
import { answerLabel, gradeLabel } from "../../kit/present.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useScoringTexts, weightOfFactor, withLimit, withPoints, withWeight } from "./scoring-queries.ts";

interface RubricFieldsProps {
  rubric: Rubric;
  onChange: (rubric: Rubric) => void;
}

/** The rubric's fields: each factor's weight, each answer's points, and the grades' thresholds. */
export function RubricFields({ rubric, onChange }: RubricFieldsProps) {
  const { draft: t } = useScoringTexts();
  const { form, t: desk } = useTexts();
  const sum = weightOf(rubric.points);
  return (
    <>
      <div className="columns" data-least="18" data-gap="5">
        {SCORED_FIELDS.map((field) => (
          <fieldset key={field} data-gap="0">
            <legend>{form.fields[field]}</legend>
            <NumberField
              label={t.weightShort}
              name={t.weight(form.fields[field])}
              value={weightOfFactor(rubric, field)}
              onChange={(weight) => onChange(withWeight(rubric, field, weight))}
              strong
            />
            {OPTIONS[field].map((answer) => {
              const label = answerLabel(form, field, answer);
              return (
                <NumberField
                  key={answer}
                  label={label}
                  name={t.points(form.fields[field], label)}
                  value={(rubric.points[field] as Readonly<Record<string, number>>)[answer] ?? 0}
                  onChange={(points) => onChange(withPoints(rubric, field, answer, points))}
                />
              );
            })}
          </fieldset>
        ))}
        <fieldset data-gap="0">
          <legend>{t.limits}</legend>
          {rubric.grades.map(({ grade, from }, index) => {
            const label = gradeLabel(desk, grade);
            return (
              <NumberField
                key={grade}
                label={label}
                name={t.limit(label)}
                value={from}
                fixed={index === rubric.grades.length - 1}
                onChange={(limit) => onChange(withLimit(rubric, index, limit))}
              />
            );
          })}
        </fieldset>
      </div>
      <p className={sum === MAX_POINTS ? undefined : "field-error"} role="status">
        {t.total(sum)}
      </p>
    </>
  );
}

interface NumberFieldProps {
  label: string;
  /** Accessible name, which includes the fieldset's legend. */
  name: string;
  value: number;
  onChange: (value: number) => void;
  fixed?: boolean;
  strong?: boolean;
}

function NumberField({ label, name, value, onChange, fixed, strong }: NumberFieldProps) {
  const id = useId();
  return (
    <p className="number-field" data-strong={strong || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-label={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_POINTS}
        step={1}
        disabled={fixed}
        value={value}
        onChange={({ target }) => {
          const next = target.valueAsNumber;
          onChange(Number.isNaN(next) ? 0 : Math.min(MAX_POINTS, Math.max(0, Math.round(next))));
        }}
      />
    </p>
  );
}
