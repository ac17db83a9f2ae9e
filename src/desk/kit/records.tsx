import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { RecordField, RecordFields, RecordOf, RecordValues } from "../../features/records/record-fields.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { Stranger } from "./facts.tsx";
import { Field, FormDialog } from "./form.tsx";
import { ActOn, Part, Shown } from "./parts.tsx";
import { type Column, Table } from "./table.tsx";
import { useSave } from "./use-save.ts";

/** The texts of a list of records and its form. */
export interface RecordTexts {
  title: string;
  intro?: string;
  loading: string;
  /** The list could not be loaded. */
  unread: string;
  none: string;
  add: string;
  change: string;
  exportCsv: string;
  save: string;
  saved: string;
  /** The record could not be saved. */
  failed: string;
  /** Label of the search field; without it there is none. */
  search?: string;
  labels: Readonly<Record<string, string>>;
}

interface RecordsProps<Fields extends RecordFields, Row extends RecordOf<Fields>> {
  fields: Fields;
  texts: RecordTexts;
  query: UseQueryResult<Row[]>;
  /** Keys of what a change touches. */
  touches: readonly (readonly unknown[])[];
  csv: string;
  /** Absent for users who may only read. */
  write?: {
    add: (values: RecordValues<Fields>) => Promise<Row>;
    change: (id: number, values: RecordValues<Fields> & { version: number }) => Promise<Row>;
  };
  /** In order: field names, or the screen's own columns. */
  columns: readonly ((keyof Fields & string) | Column<Row>)[];
  nameOf: (row: Row) => string;
}

/** Records kept by staff (`features/records`): a table, and a dialog for adding and changing them. */
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
  texts: Pick<RecordTexts, "add" | "change" | "save" | "saved" | "failed" | "labels">;
  write: NonNullable<RecordsProps<Fields, Row>["write"]>;
  before: Row | undefined;
  /** A new record's initial values. */
  start?: RecordValues<Fields> | undefined;
  onClose: () => void;
}

/** A record's form: for a new one, or for a change that is refused if someone else was faster. */
export function RecordDialog<Fields extends RecordFields, Row extends RecordOf<Fields>>(
  props: RecordDialogProps<Fields, Row>,
) {
  const { fields, texts: t, touches, write, before, start, onClose } = props;
  const save = useSave(
    (values: RecordValues<Fields>) =>
      before ? write.change(before.id, { ...values, version: before.version }) : write.add(values),
    { touches: [...touches, ["audit"]], saved: t.saved, done: onClose, failed: t.failed, form: true },
  );
  const read = (data: FormData) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueIn(data, name, field)]),
    ) as RecordValues<Fields>;
  return (
    <FormDialog
      title={before ? t.change : t.add}
      isChecked
      {...save.form}
      save={t.save}
      onClose={onClose}
      onSave={(data) => save.mutate(read(data))}
    >
      {Object.entries(fields).map(([name, field]) => (
        <RecordControl
          key={name}
          {...{ name, field, label: t.labels[name] ?? name, value: (before ?? start)?.[name] }}
        />
      ))}
    </FormDialog>
  );
}

const INPUT_TYPES = { line: "text", email: "email", url: "url", day: "date", count: "number" } as const;

function RecordControl(props: { name: string; field: RecordField; label: string; value: unknown }) {
  const { name, field, label, value } = props;
  const given = value === null || value === undefined ? "" : String(value);
  if (field.control === "flag") {
    return (
      <label className="tick">
        <input type="checkbox" name={name} defaultChecked={value === true} />
        {label}
      </label>
    );
  }
  const { control: kind, max: maxLength, isOptional } = field;
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

/** An input's value for the API: an empty optional field is `null`. */
function valueIn(data: FormData, name: string, { control, isOptional }: RecordField): unknown {
  if (control === "flag") return data.has(name);
  const typed = String(data.get(name) ?? "").trim();
  if (typed === "" && isOptional) return null;
  return control === "count" ? Number(typed) : typed;
}
