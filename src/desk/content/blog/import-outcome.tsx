import type { ImportReport } from "../../../features/blog-transfer/transfer.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Table } from "../../kit/table.tsx";
import { follow } from "../../shell/use-address.ts";
import { useBlogTexts } from "./blog-texts.ts";
import type { ImportState } from "./import-run.ts";
import { LIST_PATH } from "./list-address.ts";

/** How far an import is, what came of it, or why it ended before its time. */
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
        <div className="import-end" role="alert">
          <h3>{t.interrupted[state.by]}</h3>
          <p>{state.total > 0 ? t.interruptedAfter(state.done, state.total) : t.interruptedBefore}</p>
        </div>
      )}
      {state.kind === "refused" && (
        <div className="import-end" role="alert">
          <h3>{t.refused}</h3>
          <p>{state.text ?? t.refusedUnread}</p>
        </div>
      )}
      {state.kind === "reported" && <Report report={state.report} />}
    </>
  );
}

function Progress({ text, value }: { text: string; value?: number | undefined }) {
  return (
    <div className="import-progress">
      <p>{text}</p>
      <progress aria-label={text} {...(value === undefined ? {} : { value })} />
    </div>
  );
}

function Report({ report: { imported, published, scheduled, skipped, remarks } }: { report: ImportReport }) {
  const t = useBlogTexts().transfer;
  return (
    <div className="import-end">
      <div role="status">
        <h3>{t.report.title}</h3>
        <p>{t.report.counts(imported, published, scheduled, skipped)}</p>
      </div>
      {imported > 0 && (
        <p>
          <a href={LIST_PATH} onClick={(event) => follow(event, LIST_PATH)}>
            {t.report.see}
          </a>
        </p>
      )}
      {remarks.length === 0 ? (
        <p className="note">{t.report.nothingLeft}</p>
      ) : (
        <>
          <h3>{t.report.remarks(remarks.length)}</h3>
          <Table
            caption={t.report.remarks(remarks.length)}
            rows={remarks.map((remark, id) => ({ ...remark, id }))}
            columns={[
              { key: "name", head: t.report.name, cell: ({ name }) => <Stranger>{name}</Stranger> },
              {
                key: "problem",
                head: t.report.problem,
                cell: ({ problem, detail }) => (
                  <>
                    {t.problems[problem]}
                    {detail && (
                      <span className="row-line">
                        <Detail problem={problem}>{detail}</Detail>
                      </span>
                    )}
                  </>
                ),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}

/** Names of fields and moments are said as on screen; everything else stands as it was found. */
function Detail({ problem, children }: { problem: ImportReport["remarks"][number]["problem"]; children: string }) {
  const names: Readonly<Record<string, string>> = useBlogTexts().fields;
  if (problem === "not-scheduled") return <Moment iso={children} />;
  if (problem !== "invalid" && problem !== "not-published") return <Stranger>{children}</Stranger>;
  return children
    .split(", ")
    .map((field) => names[field] ?? field)
    .join(", ");
}
