import { MAX_POINTS } from "../../../features/consultations/lead-score.ts";
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
      <ul className="score-factors">
        {factors.map((factor) => (
          <li key={factor.field}>
            <span>{isSelectField(factor.field) ? form.fields[factor.field] : factor.field}</span>
            <span className="note">{answerLabel(form, factor.field, factor.value)}</span>
            <svg viewBox={`0 0 ${mostPoints} 4`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="bar-rest" width={factor.max} height="4" />
              <rect className="bar-part" width={factor.points} height="4" />
            </svg>
            <span className="number">{t.score.points(factor.points, factor.max)}</span>
          </li>
        ))}
      </ul>
      <div>
        <p>{t.score.total(percent, gradeLabel(t, grade))}</p>
        <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
          <rect className="bar-rest" y="4" width={MAX_POINTS} height="6" />
          <rect className="bar-part" y="4" width={percent} height="6" />
          {grades
            .filter(({ from }) => from > 0)
            .map(({ from }) => (
              <line key={from} x1={from} x2={from} y1="0" y2="14" />
            ))}
        </svg>
        <ol className="score-grades" aria-hidden="true">
          {[...grades].reverse().map((entry, index, all) => (
            <li
              key={entry.grade}
              data-given={entry.grade === grade || undefined}
              style={{ width: `${(all[index + 1]?.from ?? MAX_POINTS) - entry.from}%` }}
            >
              {gradeLetter(entry.grade)}
            </li>
          ))}
        </ol>
        <p className="note">
          {t.score.note} {t.score.version(leadScoreVersion)}
        </p>
      </div>
    </div>
  );
}
