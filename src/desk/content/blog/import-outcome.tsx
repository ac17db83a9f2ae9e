import { Fragment } from "react";
import { IMPORT_PROBLEMS, type ImportedRow, type ImportNote } from "../../../features/blog-transfer/transfer.ts";
import { Moment, Stranger } from "../../kit/parts.tsx";
import { Table } from "../../kit/table.tsx";
import { follow } from "../../shell/use-address.ts";
import { LIST_PATH, useBlogTexts, useCategoryNames } from "./blog-queries.ts";
import type { ImportState } from "./import-run.ts";

/** An import's progress, report, or error. */
export function ImportOutcome({ state }: { state: ImportState }) {
  const t = useBlogTexts().transfer;
  return (
    <>
      {state.kind === "packing" && <Progress text={t.packing} />}
      {state.kind === "sending" && (
        <Progress text={state.part < 1 ? t.sending : t.reading} value={state.part < 1 ? state.part : undefined} />
      )}
      {state.kind === "storing" && (
        <Progress text={t.storing(state.done, state.total)} value={state.total === 0 ? 1 : state.done / state.total} />
      )}
      {state.kind === "interrupted" && (
        <div className="stack" role="alert">
          <h3>{t.interrupted[state.by]}</h3>
          <p>
            {state.isRehearsal
              ? t.interruptedRehearsal
              : state.total > 0
                ? t.interruptedAfter(state.done, state.total)
                : t.interruptedBefore}
          </p>
        </div>
      )}
      {state.kind === "refused" && (
        <div className="stack" role="alert">
          <h3>{t.refused}</h3>
          <p>{state.text ?? t.refusedUnread}</p>
        </div>
      )}
      {state.kind === "reported" && <Report {...state} />}
    </>
  );
}

function Progress({ text, value }: { text: string; value?: number | undefined }) {
  return (
    <div className="stack" data-gap="2">
      <p>{text}</p>
      <progress aria-label={text} {...(value === undefined ? {} : { value })} />
    </div>
  );
}

type Reported = Extract<ImportState, { kind: "reported" }>;

function Report({ report: { imported, published, scheduled, skipped, rows }, isRehearsal }: Reported) {
  const t = useBlogTexts().transfer.report;
  const counts = isRehearsal ? t.foreseen : t.counts;
  const whole = rows.filter(({ notes, outcome }) => notes.length === 0 && outcome !== "left").length;
  const untold = imported + skipped - rows.filter(({ outcome }) => outcome !== "edits").length;
  // Posts with remarks come first.
  const sorted = [...rows].sort((a, b) => Number(b.notes.length > 0) - Number(a.notes.length > 0));
  return (
    <div className="stack">
      <div role="status">
        <h3>{isRehearsal ? t.rehearsalTitle : t.title}</h3>
        <p>{counts(imported, published, scheduled, skipped)}</p>
        {whole > 0 && <p>{t.whole(whole)}</p>}
        {isRehearsal && imported > 0 && <p>{t.nothingWritten}</p>}
      </div>
      {imported > 0 && !isRehearsal && (
        <p>
          <a href={LIST_PATH} onClick={(event) => follow(event, LIST_PATH)}>
            {t.see}
          </a>
        </p>
      )}
      {rows.length > 0 && (
        <Table
          caption={t.table}
          rows={sorted.map((row, id) => ({ ...row, id }))}
          columns={[
            { key: "name", head: t.name, cell: ({ name }) => <Stranger>{name}</Stranger> },
            { key: "kept", head: t.kept, cell: (row) => <Kept {...row} /> },
            { key: "changed", head: t.changed, cell: (row) => <Notes row={row} effect="changed" /> },
            { key: "lost", head: t.lost, cell: (row) => <Notes row={row} effect="lost" /> },
          ]}
        />
      )}
      {untold > 0 && <p className="note">{t.untold(untold)}</p>}
    </div>
  );
}

/** A post's new address and stored fields, or why it was not imported. */
function Kept({ outcome, kept, notes }: ImportedRow) {
  const t = useBlogTexts();
  const names: Readonly<Record<string, string>> = { ...t.fields, ...t.transfer.parts };
  return (
    <>
      {t.transfer.outcomes[outcome]}
      {kept.length > 0 && <span className="row-line">{kept.map((each) => names[each] ?? each).join(", ")}</span>}
      {outcome === "left" && <Notes row={{ notes }} effect="left" />}
    </>
  );
}

function Notes({
  row,
  effect,
}: {
  row: Pick<ImportedRow, "notes">;
  effect: (typeof IMPORT_PROBLEMS)[ImportNote["problem"]];
}) {
  const t = useBlogTexts().transfer;
  const notes = row.notes.filter(({ problem }) => IMPORT_PROBLEMS[problem] === effect);
  return [...Map.groupBy(notes, ({ problem }) => problem)].map(([problem, same], index) => (
    <span className="row-line" key={problem}>
      {index === 0 && effect !== "left" && <span className="narrow-head">{t.report[effect]} · </span>}
      {t.problems[problem]}{" "}
      {[...new Set(same.flatMap(({ detail }) => detail ?? []))].map((detail, place) => (
        <Fragment key={detail}>
          {place > 0 && ", "}
          <Detail problem={problem}>{detail}</Detail>
        </Fragment>
      ))}
    </span>
  ));
}

/** Names of fields and kinds, and times, as the screen words them; everything else as found. */
function Detail({ problem, children }: { problem: ImportNote["problem"]; children: string }) {
  const t = useBlogTexts();
  const categories = useCategoryNames();
  const names: Readonly<Record<string, string>> = { ...t.fields, ...t.transfer.kinds, ...categories };
  if (problem === "not-scheduled") return <Moment iso={children} />;
  if (!NAMED.has(problem)) return <Stranger>{children}</Stranger>;
  return children
    .split(", ")
    .map((name) => names[name] ?? name)
    .join(", ");
}

/** Problems whose details are our own names. */
const NAMED: ReadonlySet<ImportNote["problem"]> = new Set([
  "invalid",
  "not-published",
  "as-link",
  "rewritten",
  "category-chosen",
]);
