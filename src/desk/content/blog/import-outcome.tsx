import { Fragment } from "react";
import type { Category } from "../../../features/blog/model.ts";
import {
  IMPORT_PROBLEMS,
  type ImportedRow,
  type ImportNote,
  type ImportProgress,
  type ImportReport,
} from "../../../features/blog-transfer/transfer.ts";
import type { Language } from "../../../lib/language.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { Moment, Stranger } from "../../kit/parts.tsx";
import { Table } from "../../kit/table.tsx";
import { follow } from "../../shell/use-address.ts";
import { LIST_PATH, useBlogTexts, useCategoryNames } from "./blog-queries.ts";

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
  // Posts with notes first.
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

/** What was imported from a post, or why the post was left out. */
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

/**
 * Detail of a note. Field names, kinds and times are shown in the desk's language; other details, as in the file.
 */
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

/** Problems whose detail is a list of our own names, such as field names. */
const NAMED: ReadonlySet<ImportNote["problem"]> = new Set([
  "invalid",
  "not-published",
  "as-link",
  "rewritten",
  "category-chosen",
]);

/** State of an import. A rehearsal only reports what an import would do. */
type ImportState = Step & { isRehearsal: boolean };

type Step =
  | { kind: "idle" }
  /** Zipping the chosen files. */
  | { kind: "packing" }
  /** @param part fraction uploaded, 0 to 1 */
  | { kind: "sending"; part: number }
  | { kind: "storing"; done: number; total: number }
  | { kind: "reported"; report: ImportReport }
  /** The import ended before its report; `done` and `total` count the posts, if known. */
  | { kind: "interrupted"; by: "person" | "connection" | "session"; done: number; total: number }
  /**
   * The file was rejected before anything was stored.
   * @param text the server's reason, if any
   */
  | { kind: "refused"; text: string | undefined };

interface ImportChoices {
  /** Language for posts that state none. */
  language: Language;
  /** Category for posts without one of our categories. */
  category: Category;
  publish: boolean;
}

const listeners = new Set<() => void>();
let state: ImportState = { kind: "idle", isRehearsal: false };
let request: XMLHttpRequest | undefined;

function set(next: Step): void {
  state = { ...next, isRehearsal: state.isRehearsal };
  for (const listener of listeners) listener();
}

/** This window's import, of which only one runs at a time; it continues while the user visits other screens. */
export const importRun = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async start(files: readonly File[], choices: ImportChoices): Promise<void> {
    if (isUnderWay(state)) return;
    state = { kind: "idle", isRehearsal: !mayImport(state) };
    set({ kind: "packing" });
    try {
      const upload = await oneFile(files);
      // Do not send if the user has cancelled meanwhile.
      if (isUnderWay(state)) send(upload, choices);
    } catch {
      // Files that were moved or changed since they were chosen cannot be read.
      set({ kind: "refused", text: undefined });
    }
  },
  cancel(): void {
    if (!isUnderWay(state)) return;
    set({ kind: "interrupted", by: "person", ...counted() });
    request?.abort();
  },
  forget: () => set({ kind: "idle" }),
};

/** Whether the next run may write, that is, the chosen files were rehearsed or their import was interrupted. */
export function mayImport({ kind, isRehearsal }: ImportState): boolean {
  return kind === (isRehearsal ? "reported" : "interrupted");
}

export function isUnderWay({ kind }: Pick<ImportState, "kind">): boolean {
  return kind === "packing" || kind === "sending" || kind === "storing";
}

function counted(): { done: number; total: number } {
  return state.kind === "storing" ? { done: state.done, total: state.total } : { done: 0, total: 0 };
}

/** Returns a single archive or export as is; zips other files with their folders and names. */
async function oneFile(files: readonly File[]): Promise<Blob> {
  const [first] = files;
  if (files.length === 1 && first && /\.(?:zip|json|xml)$/i.test(first.name)) return first;
  const { zipSync } = await import("fflate");
  const entries: Record<string, Uint8Array> = {};
  for (const file of files) {
    entries[file.webkitRelativePath || file.name] = new Uint8Array(await file.arrayBuffer());
  }
  return new Blob([zipSync(entries, { level: 1 }) as Uint8Array<ArrayBuffer>]);
}

/** Uploads the file with XMLHttpRequest, because `fetch` does not report upload progress. */
function send(upload: Blob, { language, category, publish }: ImportChoices): void {
  const xhr = new XMLHttpRequest();
  request = xhr;
  let read = 0;
  const isOver = () => !isUnderWay(state);
  const query = { language, category, publish, rehearse: state.isRehearsal };
  xhr.open("POST", apiHref("POST /posts/import", { query }));
  xhr.setRequestHeader("Content-Type", "application/octet-stream");
  xhr.setRequestHeader("Accept-Language", document.documentElement.lang);
  xhr.upload.onprogress = ({ loaded, total }) => set({ kind: "sending", part: total === 0 ? 1 : loaded / total });
  xhr.onprogress = () => {
    if (xhr.status !== 200 || isOver()) return;
    // The last line may still be incomplete, so read only up to the last line break.
    const end = xhr.responseText.lastIndexOf("\n");
    if (end < read) return;
    for (const line of xhr.responseText.slice(read, end).split("\n")) if (line) take(JSON.parse(line));
    read = end + 1;
  };
  xhr.onload = () => {
    xhr.onprogress?.(new ProgressEvent("progress"));
    if (isOver()) return;
    if (xhr.status === 401) set({ kind: "interrupted", by: "session", done: 0, total: 0 });
    else if (xhr.status === 200) set({ kind: "interrupted", by: "connection", ...counted() });
    else set({ kind: "refused", text: reasonIn(xhr.responseText) });
  };
  xhr.onerror = () => {
    if (!isOver()) set({ kind: "interrupted", by: "connection", ...counted() });
  };
  xhr.send(upload);
}

function take(progress: ImportProgress): void {
  if ("report" in progress) set({ kind: "reported", report: progress.report });
  else set({ kind: "storing", ...progress });
}

/** Returns the server's reason for rejecting the file, if it gives one. */
function reasonIn(body: string): string | undefined {
  try {
    const { errors, detail } = JSON.parse(body) as { errors?: Record<string, string>; detail?: string };
    return Object.values(errors ?? {})[0] ?? detail;
  } catch {
    return undefined;
  }
}

addEventListener("beforeunload", (event) => {
  if (isUnderWay(state)) event.preventDefault();
});
