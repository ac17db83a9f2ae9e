import { useState } from "react";
import type { Scoring } from "../../../features/scoring/model.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { RefreshButton } from "../../kit/list-status.tsx";
import { Item, Part, Shown } from "../../kit/parts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { Bars, Figure, Numbers } from "../overview/figure.tsx";
import { DraftEditor, useTypedRubric } from "./draft-editor.tsx";
import { useScoring, useScoringTexts } from "./scoring-queries.ts";

/** The scoring rubric: distribution of scores, versions and draft. */
export default function ScoringView() {
  const t = useScoringTexts();
  const scoring = useScoring();
  const refresh = () => void scoring.refetch();
  return (
    <div>
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton updatedAt={scoring.dataUpdatedAt} fetching={scoring.isFetching} onRefresh={refresh} />
      </div>
      <p className="view-intro">{t.intro}</p>
      <Shown query={scoring} texts={t}>
        {(known) => (
          <>
            <div className="parts">
              <Distribution scoring={known} />
              <Versions scoring={known} />
            </div>
            <Draft scoring={known} />
          </>
        )}
      </Shown>
    </div>
  );
}

/** Width of a range of scores, in percentage points; the last range includes 100. */
const STEP = 5;

/**
 * Counts the scores in each range.
 * @param version rubric version whose scores to count; `null` for all versions
 */
function rangesOf(distribution: Scoring["distribution"], version: number | null) {
  const last = 100 / STEP - 1;
  const ranges = Array.from({ length: last + 1 }, (_, index) => ({
    from: index * STEP,
    to: index === last ? 100 : index * STEP + STEP - 1,
    count: 0,
  }));
  for (const entry of distribution) {
    if (version !== null && entry.version !== version) continue;
    ranges[Math.min(last, Math.floor(entry.percent / STEP))]!.count += entry.count;
  }
  return ranges;
}

function Distribution({ scoring: { versions, distribution } }: { scoring: Scoring }) {
  const { distribution: t, number, version: nameOf } = useScoringTexts();
  const [version, setVersion] = useState<number | null>(null);
  const published = versions.filter(({ state }) => state === "published");
  const ranges = rangesOf(distribution, version);
  const total = ranges.reduce((sum, { count }) => sum + count, 0);
  return (
    <Figure
      title={t.title}
      note={t.note}
      summary={t.summary(total)}
      empty={total === 0}
      controls={
        published.length > 1 && (
          <select
            aria-label={t.choose}
            value={version ?? ""}
            onChange={({ target }) => setVersion(target.value === "" ? null : Number(target.value))}
          >
            <option value="">{t.all}</option>
            {published.map((each) => (
              <option key={each.version} value={each.version}>
                {nameOf(each.version)}
              </option>
            ))}
          </select>
        )
      }
      table={
        <Numbers
          caption={t.title}
          columns={[t.range, t.requests]}
          rows={ranges.map(({ from, to, count }) => ({ key: String(from), cells: [`${from}–${to}`, number(count)] }))}
        />
      }
    >
      <Bars
        name={t.requests}
        most={Math.max(...ranges.map(({ count }) => count))}
        values={ranges.map(({ from, to, count }) => ({
          of: from,
          name: `${from}–${to}`,
          value: count,
          said: number(count),
        }))}
      />
      <p className="bars-ends">
        <span>0</span>
        <span>100</span>
      </p>
    </Figure>
  );
}

function Versions({ scoring: { versions } }: { scoring: Scoring }) {
  const { versions: t, version: nameOf } = useScoringTexts();
  const { language } = useTexts();
  const day = new Intl.DateTimeFormat(LOCALE_OF[language], { dateStyle: "long", timeZone: COMPANY_TIME_ZONE });
  const inForce = versions.find(({ state }) => state === "published");
  return (
    <Part title={t.title}>
      <ul>
        {versions.map((entry) => (
          <Item
            key={entry.version}
            name={
              <>
                <b>{nameOf(entry.version)}</b>{" "}
                {entry === inForce && <span className="badge badge-contacted">{t.inForce}</span>}
                {entry.state === "draft" && <span className="badge badge-pending">{t.draft}</span>}
              </>
            }
            notes={[
              entry.publishedAt
                ? t.published(day.format(new Date(entry.publishedAt)), entry.author)
                : entry.state === "published"
                  ? t.first
                  : entry.author,
              entry.note,
            ]}
          />
        ))}
      </ul>
    </Part>
  );
}

function Draft({ scoring: { versions } }: { scoring: Scoring }) {
  const { draft: t } = useScoringTexts();
  const [typed] = useTypedRubric();
  const [begun, setBegun] = useState(typed !== undefined);
  const draft = versions.find(({ state }) => state === "draft");
  const inForce = versions.find(({ state }) => state === "published");
  if ((draft || begun) && inForce) {
    // The key stays the same when the draft is first saved, and changes once another version is in force.
    return <DraftEditor key={inForce.version} base={draft ?? inForce} onEnd={() => setBegun(false)} />;
  }
  return (
    <Part title={t.title} note={t.none}>
      <button type="button" className="action" onClick={() => setBegun(true)}>
        {t.begin}
      </button>
    </Part>
  );
}
