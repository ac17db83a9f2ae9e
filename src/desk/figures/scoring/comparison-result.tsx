import { GRADES } from "../../../features/consultations/lead-score.ts";
import type { ComparisonAnswer } from "../../../features/scoring/answer-schema.ts";
import { gradeLetter } from "../../requests/filters.ts";
import { Numbers } from "../overview/figure.tsx";
import { useScoringTexts } from "./scoring-queries.ts";

/** With fewer won or lost than this, the result is meaningless: one more could reverse the order of two versions. */
const FEWEST = 20;

const LETTERS = GRADES.map(({ grade }) => ({ grade, letter: gradeLetter(grade) }));

/** What a draft would have made of past requests, and how well each version separates won from lost. */
export function ComparisonResult({ comparison }: { comparison: ComparisonAnswer }) {
  const texts = useScoringTexts();
  const { comparison: t, number, percent, version: versionName } = texts;
  const { requests, changed, moves, separations, isPartial } = comparison;
  const countOf = (from: string, to: string) => moves.find((move) => move.from === from && move.to === to)?.count ?? 0;
  return (
    <section className="stack" aria-labelledby="comparison-title">
      <h3 id="comparison-title">{t.title}</h3>
      <p role="status">
        {t.summary(changed, requests, percent(requests > 0 ? changed / requests : 0))} {isPartial && t.partial}
      </p>
      {requests > 0 && (
        <>
          <p className="note">{t.matrix}</p>
          <Numbers
            caption={t.matrix}
            columns={[t.from, ...LETTERS.map(({ letter }) => letter)]}
            rows={LETTERS.map(({ grade, letter }) => ({
              key: grade,
              cells: [
                letter,
                ...LETTERS.map(({ grade: to }) => {
                  const count = countOf(grade, to);
                  const text = number(count);
                  return count > 0 && grade !== to ? <b key={to}>{text}</b> : text;
                }),
              ],
            }))}
          />
          <h4>{t.separation}</h4>
          <Numbers
            caption={t.separation}
            columns={[t.which, t.won, t.lost, t.share]}
            rows={separations.map(({ version, won, lost, share }) => ({
              key: String(version),
              cells: [
                versionName(version),
                number(won),
                number(lost),
                share === null ? t.none : `${percent(share)}${won < FEWEST || lost < FEWEST ? ` (${t.few})` : ""}`,
              ],
            }))}
          />
          <p className="note">{t.separationNote}</p>
        </>
      )}
    </section>
  );
}
