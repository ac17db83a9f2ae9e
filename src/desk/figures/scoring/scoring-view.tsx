import { useState } from "react";
import type { Scoring } from "../../../features/scoring/answer-schema.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { Figure, Numbers } from "../overview/figure.tsx";
import { DistributionChart } from "./distribution-chart.tsx";
import { DraftEditor, useTypedRubric } from "./draft-editor.tsx";
import { scoreRanges } from "./score-ranges.ts";
import css from "./scoring.css?inline";
import { useScoring } from "./scoring-queries.ts";
import { useScoringTexts } from "./scoring-texts.ts";

adoptStyle(css);

/** The rubric of the lead score: how scores are spread, its versions, its draft. Loaded when somebody comes here. */
export default function ScoringView() {
  const t = useScoringTexts();
  const scoring = useScoring();
  const refresh = () => void scoring.refetch();
  return (
    <div className="overview">
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton updatedAt={scoring.dataUpdatedAt} fetching={scoring.isFetching} onRefresh={refresh} />
      </div>
      <p className="view-intro">{t.intro}</p>
      {scoring.isPending ? (
        <Loading text={t.loading} />
      ) : scoring.isError ? (
        <Failed text={t.failed} onRetry={refresh} />
      ) : (
        <>
          <div className="figures">
            <Distribution scoring={scoring.data} />
            <Versions scoring={scoring.data} />
          </div>
          <Draft scoring={scoring.data} />
        </>
      )}
    </div>
  );
}

function Distribution({ scoring: { versions, distribution } }: { scoring: Scoring }) {
  const { distribution: t, number, version: nameOf } = useScoringTexts();
  const [version, setVersion] = useState<number | null>(null);
  const published = versions.filter(({ state }) => state === "published");
  const ranges = scoreRanges(distribution, version);
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
      <DistributionChart ranges={ranges} />
    </Figure>
  );
}

function Versions({ scoring: { versions } }: { scoring: Scoring }) {
  const { versions: t, version: nameOf } = useScoringTexts();
  const { language } = useTexts();
  const day = new Intl.DateTimeFormat(LOCALE_OF[language], { dateStyle: "long", timeZone: COMPANY_TIME_ZONE });
  const inForce = versions.find(({ state }) => state === "published");
  return (
    <section className="figure" aria-labelledby="versions-title">
      <h2 id="versions-title">{t.title}</h2>
      <ol className="rubric-versions">
        {versions.map((entry) => (
          <li key={entry.version}>
            <b>{nameOf(entry.version)}</b> {entry === inForce && <span className="version-state">{t.inForce}</span>}
            {entry.state === "draft" && <span className="version-state">{t.draft}</span>}
            <span className="note">
              {entry.publishedAt
                ? t.published(day.format(new Date(entry.publishedAt)), entry.author)
                : entry.state === "published"
                  ? t.first
                  : entry.author}
            </span>
            {entry.note && <span>{entry.note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Draft({ scoring: { versions } }: { scoring: Scoring }) {
  const { draft: t } = useScoringTexts();
  const [typed] = useTypedRubric();
  const [begun, setBegun] = useState(typed !== undefined);
  const draft = versions.find(({ state }) => state === "draft");
  const inForce = versions.find(({ state }) => state === "published");
  if ((draft || begun) && inForce) {
    // Kept while its own saving makes it a stored draft; another one, or another version in force, begins anew.
    return <DraftEditor key={inForce.version} base={draft ?? inForce} onEnd={() => setBegun(false)} />;
  }
  return (
    <section className="figure" aria-labelledby="draft-title">
      <h2 id="draft-title">{t.title}</h2>
      <p className="note">{t.none}</p>
      <p>
        <button type="button" className="action" onClick={() => setBegun(true)}>
          {t.begin}
        </button>
      </p>
    </section>
  );
}
