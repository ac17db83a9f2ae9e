import type { Category } from "../../../features/blog/model.ts";
import type { ImportProgress, ImportReport } from "../../../features/blog-transfer/transfer.ts";
import type { Language } from "../../../lib/language.ts";
import { apiHref } from "../../../ui/api-client.ts";

/** State of an import; a rehearsal only reports what would happen. */
export type ImportState = Step & { isRehearsal: boolean };

type Step =
  | { kind: "idle" }
  /** The files are being zipped. */
  | { kind: "packing" }
  /** @param part of the file uploaded so far, 0 to 1 */
  | { kind: "sending"; part: number }
  | { kind: "storing"; done: number; total: number }
  | { kind: "reported"; report: ImportReport }
  /** Broke off before its report; `done` of `total` posts were processed, if known. */
  | { kind: "interrupted"; by: "person" | "connection" | "session"; done: number; total: number }
  /** Nothing was stored. @param text the server's reason, if it gave one */
  | { kind: "refused"; text: string | undefined };

export interface ImportChoices {
  /** For posts that state no language. */
  language: Language;
  /** For posts in none of our categories. */
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

/** This window's only import. It continues on other screens of the desk. */
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
      // Cancelled meanwhile.
      if (isUnderWay(state)) send(upload, choices);
    } catch {
      // A file moved or changed since it was chosen is unreadable.
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

/** Whether the chosen files were rehearsed, or an import of them broke off: the next run writes. */
export function mayImport({ kind, isRehearsal }: ImportState): boolean {
  return kind === (isRehearsal ? "reported" : "interrupted");
}

export function isUnderWay({ kind }: Pick<ImportState, "kind">): boolean {
  return kind === "packing" || kind === "sending" || kind === "storing";
}

function counted(): { done: number; total: number } {
  return state.kind === "storing" ? { done: state.done, total: state.total } : { done: 0, total: 0 };
}

/** A single archive or export is sent as it is; anything else is zipped, keeping folders and names. */
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

/** `fetch` reports no upload progress; this does. */
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
    // The last line may be incomplete.
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

/** The server's reason for refusing the file. */
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
