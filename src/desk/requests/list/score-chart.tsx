import type { Consultation } from "../../../features/consultations/model.ts";
import { isSelectField } from "../../../features/consultations/model.ts";
import { useGradesOf } from "../../figures/scoring/scoring-queries.ts";
import { answerLabel, gradeLabel } from "../../kit/answer-labels.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { gradeLetter } from "../filters.ts";

/** Why the score is what it is: each factor's points out of what it can give, drawn to one scale; then the sum. */
export function ScoreChart({ consultation }: { consultation: Consultation }) {
  const { t, form } = useTexts();
  const { leadScorePercent: percent, leadScore: grade, leadScoreFactors: factors, leadScoreVersion } = consultation;
  const grades = useGradesOf(leadScoreVersion);
  // One scale for all bars, so that those of different factors can be compared.
  const mostPoints = Math.max(1, ...factors.map(({ max }) => max));
  return (
    <div className="score">
      <ul>
        {factors.map(({ field, value, points, max }) => (
          <li key={field}>
            <span>{isSelectField(field) ? form.fields[field] : field}</span>
            <span className="note">{answerLabel(form, field, value)}</span>
            <progress value={points} max={max} style={{ width: `${(max / mostPoints) * 100}%` }} aria-hidden="true" />
            <span className="number">{t.score.points(points, max)}</span>
          </li>
        ))}
      </ul>
      <p>
        <b>{t.score.total(percent, gradeLabel(t, grade))}</b>
      </p>
      <p className="note">{grades.map(({ grade: letter, from }) => `${gradeLetter(letter)} ≥ ${from}`).join(" · ")}</p>
      <p className="note">
        {t.score.note} {t.score.version(leadScoreVersion)}
      </p>
    </div>
  );
}
