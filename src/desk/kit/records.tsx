import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import type { RecordField, RecordFields, RecordOf, RecordValues } from "../../features/records/record-fields.ts";
import { MAX_VERSION } from "../../lib/http/input-fields.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { ChoiceField, Conflict, Field, FormDialog } from "./form.tsx";
import { formDataOf, useInputEvent, useKeptForm } from "./kept-form.ts";
import { ActOn, Part, Shown, Stranger } from "./parts.tsx";
import { Picture, type PictureTexts, type Upload } from "./picture.tsx";
import { type Column, Table } from "./table.tsx";
import { useSave } from "./use-save.ts";

export interface RecordTexts {
  title: string;
  intro?: string;
  loading: string;
  unread: string;
  none: string;
  add: string;
  change: string;
  exportCsv: string;
  save: string;
  saved: string;
  failed: string;
  /** Label of the search field; without it, there is no search. */
  search?: string;
  /** Labels by path: `questions.answer` for an item's field, `cases.figures.unit.hours` for an option. */
  labels: Readonly<Record<string, string>>;
  /** Texts for bilingual fields and lists. */
  items?: ItemTexts;
}
interface ItemTexts extends PictureTexts {
  languages: Readonly<Record<"fr" | "en", string>>;
  inLanguage: (field: string, language: string) => string;
  item: (list: string, number: number) => string;
  addItem: string;
  removeItem: string;
  moveUp: string;
}

interface RecordsProps<Fields extends RecordFields, Row extends RecordOf<Fields>> {
  /** Distinguishes these records from other kinds, for unsaved changes kept in the tab. */
  kind: string;
  fields: Fields;
  texts: RecordTexts;
  query: UseQueryResult<Row[]>;
  /** Query keys to reload after a change. */
  touches: readonly (readonly unknown[])[];
  csv: string;
  /** Functions that write; absent if the user may only read. */
  write?: {
    add: (values: RecordValues<Fields>) => Promise<Row>;
    /**
     * Changes a record.
     * @param before the record before the change
     */
    change: (id: number, values: RecordValues<Fields> & { version: number }, before: Row) => Promise<Row>;
  };
  /** Columns in order: a field name, or a custom column. */
  columns: readonly ((keyof Fields & string) | Column<Row>)[];
  nameOf: (row: Row) => string;
}

/** A table of records kept by staff (`features/records`), with a dialog to add and edit them. */
export function Records<Fields extends RecordFields, Row extends RecordOf<Fields>>(props: RecordsProps<Fields, Row>) {
  const { texts: t, query, csv, write, nameOf } = props;
  const [editing, setEditing] = useState<Row | "new">();
  const [searched, setSearched] = useState("");
  const columns = props.columns.map((column): Column<Row> => {
    if (typeof column !== "string") return column;
    const cell = (row: Row) => shown(row[column]);
    return { key: column, head: t.labels[column] ?? column, cell };
  });
  if (write) {
    columns.push({
      key: "change",
      head: t.change,
      isHeadUnseen: true,
      isEnd: true,
      width: "7rem",
      narrow: "aside",
      cell: (row) => <ActOn words={t.change} whom={nameOf(row)} onClick={() => setEditing(row)} />,
    });
  }
  const words = foldForSearch(searched);
  const fits = (row: Row) => !words || foldForSearch(Object.values(row).join(" ")).includes(words);
  return (
    <Part
      title={t.title}
      note={t.intro}
      tools={
        <>
          <a className="action" href={csv} download>
            {t.exportCsv}
          </a>
          {write && (
            <button type="button" className="action" onClick={() => setEditing("new")}>
              {t.add}
            </button>
          )}
        </>
      }
    >
      {t.search && (
        <Field name="search" label={t.search}>
          {(control) => (
            <input {...control} type="search" value={searched} onChange={(event) => setSearched(event.target.value)} />
          )}
        </Field>
      )}
      <Shown query={query} texts={{ loading: t.loading, failed: t.unread, none: t.none }}>
        {(rows) => <Table caption={t.title} rows={rows.filter(fits)} columns={columns} />}
      </Shown>
      {write && editing && (
        <RecordDialog
          {...props}
          write={write}
          keptAs={`${props.kind}:${editing === "new" ? "new" : editing.id}`}
          before={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Part>
  );
}

const shown = (value: unknown): ReactNode =>
  typeof value === "string" ? <Stranger>{value}</Stranger> : (value as ReactNode);

interface RecordDialogProps<Fields extends RecordFields, Row extends RecordOf<Fields>>
  extends Pick<RecordsProps<Fields, Row>, "fields" | "touches"> {
  texts: Pick<RecordTexts, "add" | "change" | "save" | "saved" | "failed" | "labels" | "items">;
  /** The dialog's title, if it edits only part of a record. */
  title?: string;
  write: NonNullable<RecordsProps<Fields, Row>["write"]>;
  before: Row | undefined;
  /** Distinguishes the form and the record, for unsaved changes kept in the tab. */
  keptAs: string;
  upload?: Upload;
  start?: RecordValues<Fields> | undefined;
  onClose: () => void;
}

/** Form that adds or edits a record; saving fails with an edit conflict if a colleague saved first. */
export function RecordDialog<Fields extends RecordFields, Row extends RecordOf<Fields>>(
  props: RecordDialogProps<Fields, Row>,
) {
  const { fields, texts: t, title = props.before ? t.change : t.add, touches, write, before, start, onClose } = props;
  const read = (data: FormData) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueIn(data, name, field)]),
    ) as RecordValues<Fields>;
  const kept = useKeptForm(props.keptAs, before?.version);
  // Keep the version that was opened, because a reload may load a colleague's changes.
  const [opened] = useState((): Row | undefined => {
    if (!before || !kept.reopened) return before;
    const { from, version } = kept.reopened;
    // If the record did not exist yet, the version is one that no record has, so that saving merges with it.
    return { ...before, ...read(formDataOf(from)), version: version ?? MAX_VERSION };
  });
  const [values] = useState(
    () =>
      (kept.reopened ? read(formDataOf(kept.reopened.typed)) : (before ?? start)) as RecordValues<Fields> | undefined,
  );
  const save = useSave(
    ({ values, of }: { values: RecordValues<Fields>; of: Row | undefined }) =>
      of ? write.change(of.id, { ...values, version: of.version }, of) : write.add(values),
    {
      touches: [...touches, ["audit"]],
      saved: t.saved,
      done: () => {
        kept.drop();
        onClose();
      },
      failed: t.failed,
      form: true,
      outdated: (stored: Row | null, { values }) => {
        const both = stored && opened && merge(fields, opened, stored, values);
        if (both?.clashes.length === 0) save.mutate({ values: both.mine, of: stored! });
      },
    },
  );
  const { stored, variables } = save;
  const both = stored && opened && variables && merge(fields, opened, stored, variables.values);
  return (
    <FormDialog
      title={title}
      isChecked
      isWide={Object.values(fields).some(({ control }) => control === "list")}
      {...save.form}
      kept={kept}
      save={t.save}
      onClose={onClose}
      onSave={(data) => save.mutate({ values: read(data), of: opened })}
    >
      {Object.entries(fields).map(([name, field]) => (
        <RecordControl
          key={name}
          {...{ name, field, path: name, labels: t.labels, items: t.items, value: values?.[name] }}
          upload={props.upload}
        />
      ))}
      {both && both.clashes.length > 0 && (
        <Conflict
          stored={wordsOf(both.theirs)}
          typed={wordsOf(both.mine)}
          labels={Object.fromEntries(both.clashes.map((name) => [name, t.labels[name] ?? name]))}
          onTakeTheirs={() => save.mutate({ values: both.theirs, of: stored })}
          onKeepMine={() => save.mutate({ values: both.mine, of: stored })}
        />
      )}
    </FormDialog>
  );
}

/** Whether two values are equal, regardless of key order, which the database may change. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object") return one === other;
  const [of, with_] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = Object.keys(of);
  return keys.length === Object.keys(with_).length && keys.every((key) => isSame(of[key], with_[key]));
};

/**
 * Merges two edits of a record (three-way merge). A field changed on one side only is changed in both results.
 * @returns `clashes` are the fields changed on both sides, for which `mine` has the user's values and `theirs` the
 *   stored ones
 */
function merge<Fields extends RecordFields, Row extends RecordOf<Fields>>(
  fields: Fields,
  opened: Row,
  stored: Row,
  typed: RecordValues<Fields>,
) {
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const touched = names.filter((name) => !isSame(typed[name], opened[name]));
  const clashes = touched.filter((name) => !isSame(stored[name], opened[name]) && !isSame(stored[name], typed[name]));
  const pick = (mine: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, mine.includes(name) ? typed[name] : stored[name]]),
    ) as RecordValues<Fields>;
  return { clashes, mine: pick(touched), theirs: pick(touched.filter((name) => !clashes.includes(name))) };
}

/** Returns values as readable text, with both languages or all items joined; an image becomes a symbol. */
function wordsOf(values: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const words = (value: unknown): string => {
    if (isImage(value)) return "▣";
    return typeof value === "object" && value
      ? Object.values(value).map(words).filter(Boolean).join(" · ")
      : String(value);
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : words(value)]),
  );
}

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value ? Object.values(value).every(isEmpty) : !value;

export const isImage = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("data:image/");

const INPUT_TYPES = { line: "text", email: "email", url: "url", day: "date", count: "number" } as const;

interface RecordControlProps {
  /** Name of the form control: `questions.0.answer`. */
  name: string;
  /** Path of its label: `questions.answer`. */
  path: string;
  field: RecordField;
  labels: RecordTexts["labels"];
  items: ItemTexts | undefined;
  upload: Upload | undefined;
  value: unknown;
}

function RecordControl(props: RecordControlProps) {
  const { name, path, field, labels, items, upload, value } = props;
  const label = labels[path] ?? path;
  const given = value === null || value === undefined ? "" : String(value);
  const { control: kind, max: maxLength, isOptional } = field;
  switch (kind) {
    case "flag":
      return (
        <label className="tick">
          <input type="checkbox" name={name} defaultChecked={value === true} />
          {label}
        </label>
      );
    case "choice": {
      const options = field.options!.map((option) => [option, labels[`${path}.${option}`] ?? option] as const);
      return <ChoiceField {...{ name, label, options, defaultValue: given }} />;
    }
    case "both":
      return (
        <div className="languages">
          {LANGUAGES.map((language) => {
            const words = items!.inLanguage(label, items!.languages[language]);
            const text = (value as Record<string, string> | undefined)?.[language];
            return (
              <RecordControl
                key={language}
                {...{ name: `${name}.${language}`, path: language, items, upload, value: text }}
                labels={{ [language]: words }}
                field={{ ...field.each!, isOptional: true }}
              />
            );
          })}
        </div>
      );
    case "image":
      return <Picture {...{ name, label, texts: items!, before: given, use: field.use!, upload: upload! }} />;
    case "list":
      return <RecordList {...props} items={items!} />;
    default:
      return (
        <Field {...{ name, label }}>
          {(control) => {
            const shared = { ...control, maxLength, required: !isOptional, defaultValue: given };
            if (kind === "text") return <textarea {...shared} rows={3} />;
            return <input {...shared} type={INPUT_TYPES[kind]} min={kind === "count" ? 0 : undefined} />;
          }}
        </Field>
      );
  }
}

/** The items of a list field; text already typed stays when an item is added or moved. */
function RecordList({ name, path, field, labels, items: t, upload, value }: RecordControlProps & { items: ItemTexts }) {
  // A list of at most one item shows its fields without an "add" button; if they stay empty, there is no item.
  const isSingle = field.max === 1;
  const stored = (value ?? []) as Record<string, unknown>[];
  const given = isSingle && stored.length === 0 ? [{}] : stored;
  const [items, setItems] = useState(() => given.map((item, key) => ({ key, item })));
  const next = useRef(given.length);
  const count = useRef<HTMLInputElement>(null);
  useInputEvent(count, items);
  const label = labels[path] ?? path;
  const add = () => setItems([...items, { key: next.current++, item: {} }]);
  const moveUp = (at: number) => setItems(items.with(at - 1, items[at]!).with(at, items[at - 1]!));
  return (
    <>
      <input type="hidden" ref={count} name={name} value={items.length} />
      {items.map(({ key, item }, at) => {
        const title = t.item(label, at + 1);
        return (
          <fieldset key={key} className="record-item">
            {!isSingle && <legend>{title}</legend>}
            {Object.entries(field.fields!).map(([inner, one]) => (
              <RecordControl
                key={inner}
                {...{ name: `${name}.${at}.${inner}`, path: `${path}.${inner}`, labels, items: t, upload }}
                field={one}
                value={item[inner]}
              />
            ))}
            {!isSingle && (
              <p className="actions">
                {at > 0 && <ActOn words={t.moveUp} whom={title} onClick={() => moveUp(at)} />}
                <ActOn
                  words={t.removeItem}
                  whom={title}
                  onClick={() => setItems(items.filter((other) => other.key !== key))}
                />
              </p>
            )}
          </fieldset>
        );
      })}
      {items.length < field.max! && (
        <p className="actions">
          <ActOn words={t.addItem} whom={label} onClick={add} />
        </p>
      )}
    </>
  );
}

/** Returns a field's value in the API's format; `null` for an optional field left empty. */
function valueIn(data: FormData, name: string, { control, isOptional, max, fields = {} }: RecordField): unknown {
  if (control === "flag") return data.has(name);
  if (control === "both") return { fr: data.get(`${name}.fr`), en: data.get(`${name}.en`) };
  const typed = String(data.get(name) ?? "").trim();
  if (control === "list") {
    const items = Array.from({ length: Number(typed) }, (_, at) =>
      Object.fromEntries(
        Object.entries(fields).map(([one, field]) => [one, valueIn(data, `${name}.${at}.${one}`, field)]),
      ),
    );
    return max === 1 ? items.filter((item) => !isEmpty(item)) : items;
  }
  if (typed === "" && isOptional) return null;
  return control === "count" ? Number(typed) : typed;
}
