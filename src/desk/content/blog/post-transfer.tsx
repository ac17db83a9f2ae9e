import { type DragEvent, type SubmitEvent, useRef, useState, useSyncExternalStore } from "react";
import { CATEGORIES, type Category, DEFAULT_CATEGORY } from "../../../features/blog/model.ts";
import { EXPORT_FORMATS, type ExportFormat, MAX_IMPORT_BYTES } from "../../../features/blog-transfer/transfer.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { Field, Tick } from "../../kit/form.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Part } from "../../kit/parts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { LIST_PATH, useBlogTexts, useCategoryNames } from "./blog-queries.ts";
import { ImportOutcome, importRun, isUnderWay, mayImport } from "./import-outcome.tsx";

/** Screen to import a blog from another program, after a rehearsal, and to export this blog. */
export function TransferView() {
  const t = useBlogTexts();
  return (
    <div className="stack" data-gap="5">
      <a className="action action-small" href={LIST_PATH} onClick={(event) => follow(event, LIST_PATH)}>
        <Icon name="back" />
        {t.back}
      </a>
      <h1>{t.transfer.title}</h1>
      <Import />
      <Export />
    </div>
  );
}

function Export() {
  const t = useBlogTexts().transfer.export;
  const [format, setFormat] = useState<ExportFormat>("markdown");
  return (
    <Part title={t.title} note={t.text}>
      <div className="form">
        <Field label={t.format} name="format" hint={t.hints[format]}>
          {(control) => (
            <select
              {...control}
              value={format}
              onChange={(event) => setFormat(event.target.value === "ghost" ? "ghost" : "markdown")}
            >
              {EXPORT_FORMATS.map((each) => (
                <option key={each} value={each}>
                  {t.formats[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className="action-row">
          <a className="action" href={apiHref("GET /posts/export", { query: { format } })} download>
            <Icon name="download" />
            {t.button}
          </a>
        </p>
      </div>
    </Part>
  );
}

/** Maximum number of chosen files to name. */
const NAMES_SHOWN = 3;

function Import() {
  const t = useBlogTexts().transfer;
  const { language: deskLanguage } = useTexts();
  const { languages } = useBlogTexts();
  const state = useSyncExternalStore(importRun.subscribe, importRun.get);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [language, setLanguage] = useState<Language>("fr");
  const [category, setCategory] = useState<Category>(DEFAULT_CATEGORY);
  const categories = useCategoryNames();
  const [publish, setPublish] = useState(false);
  const [isOver, setOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const names = files.map(({ name }) => name);
  const problem = problemOf(files);
  const isRunning = isUnderWay(state);

  const choose = (list: FileList | null) => {
    // Leave out hidden files that the operating system stores in folders.
    const chosen = [...(list ?? [])].filter(({ name }) => !name.startsWith("."));
    if (chosen.length === 0) return;
    setFiles(chosen);
    importRun.forget();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isRunning) choose(event.dataTransfer.files);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (files.length > 0 && !problem) void importRun.start(files, { language, category, publish });
  };
  return (
    <Part title={t.import.title} note={t.import.text}>
      <form className="form" onSubmit={submit}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons in it */}
        <div
          className="stack panel drop"
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className="action-row">
            <button type="button" className="action" disabled={isRunning} onClick={() => fileInput.current?.click()}>
              {t.import.files}
            </button>
            <button type="button" className="action" disabled={isRunning} onClick={() => folderInput.current?.click()}>
              {t.import.folder}
            </button>
          </div>
          <p className="note" role="status">
            {files.length === 0
              ? t.import.none
              : t.import.chosen(
                  names.slice(0, NAMES_SHOWN).join(", "),
                  files.length - NAMES_SHOWN,
                  sizeOf(files, deskLanguage),
                )}
          </p>
          {problem && (
            <p className="field-error" role="alert">
              {t.import.problems[problem]}
            </p>
          )}
          <input
            ref={fileInput}
            type="file"
            hidden
            multiple
            aria-label={t.import.files}
            accept=".json,.zip,.xml,.csv,.md,.mdx,.markdown,image/*"
            onChange={(event) => choose(event.target.files)}
          />
          <input
            ref={(input) => {
              folderInput.current = input;
              if (input) input.webkitdirectory = true;
            }}
            type="file"
            hidden
            aria-label={t.import.folder}
            onChange={(event) => choose(event.target.files)}
          />
        </div>
        <Field label={t.import.language} name="language">
          {(control) => (
            <select
              {...control}
              value={language}
              disabled={isRunning}
              onChange={(event) => {
                setLanguage(event.target.value === "en" ? "en" : "fr");
                importRun.forget();
              }}
            >
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {languages[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t.import.category} name="category" hint={t.import.categoryHint}>
          {(control) => (
            <select
              {...control}
              value={category}
              disabled={isRunning}
              onChange={(event) => {
                setCategory(CATEGORIES.find((each) => each === event.target.value) ?? DEFAULT_CATEGORY);
                importRun.forget();
              }}
            >
              {CATEGORIES.map((each) => (
                <option key={each} value={each}>
                  {categories[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Tick
          label={t.import.publish}
          hint={t.import.publishHint}
          checked={publish}
          disabled={isRunning}
          onChange={(isWanted) => {
            setPublish(isWanted);
            importRun.forget();
          }}
        />
        <p className="action-row">
          {isRunning ? (
            <button type="button" className="action" onClick={importRun.cancel}>
              {state.isRehearsal ? t.import.cancelRehearsal : t.import.cancel}
            </button>
          ) : (
            <button
              type="submit"
              className="action action-primary"
              disabled={files.length === 0 || problem !== undefined}
            >
              {mayImport(state) ? t.import.submit : t.import.rehearse}
            </button>
          )}
        </p>
      </form>
      <ImportOutcome state={state} />
    </Part>
  );
}

function problemOf(files: readonly File[]): "tooLarge" | "severalArchives" | undefined {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_IMPORT_BYTES) return "tooLarge";
  return files.length > 1 && files.some(({ name }) => /\.zip$/i.test(name)) ? "severalArchives" : undefined;
}

/** Smallest size to show, in bytes (0.1 kB). */
const SMALLEST_SHOWN = 100;

function sizeOf(files: readonly File[], language: Language): string {
  const sum = files.reduce((bytes, { size }) => bytes + size, 0);
  // Never show a file as 0 kB.
  const bytes = Math.max(sum, SMALLEST_SHOWN);
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const format = { style: "unit", unit, maximumFractionDigits: amount < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(`${language}-CA`, format).format(amount);
}
