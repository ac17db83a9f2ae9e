import { useRef, useState } from "react";
import { type PrivacyRequest, REQUEST_KINDS, REQUEST_STATES } from "../../../features/privacy/model.ts";
import type { CallBody } from "../../../lib/http/api-calls.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { api } from "../../../ui/api-client.ts";
import { rowsOf } from "../../kit/api.ts";
import { ChoiceField, Field, FormDialog } from "../../kit/form.tsx";
import { useKeptForm } from "../../kit/kept-form.ts";
import { PagedList } from "../../kit/list-status.tsx";
import { ActOn, Moment, Part, Segments, Stranger } from "../../kit/parts.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { type Saving, useSave } from "../../kit/use-save.ts";
import { useNow } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { PRIVACY, usePrivacyTexts, useRequests } from "./privacy-queries.ts";

const DAY_MS = 86_400_000;

/**
 * Privacy requests with their deadlines.
 * @param onOpen shows all data held about the person
 */
export function RequestList({ onOpen }: { onOpen: (request: PrivacyRequest) => void }) {
  const desk = usePrivacyTexts();
  const t = desk.requests;
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = REQUEST_STATES.find((name) => name === query.get("state")) ?? "open";
  const list = useRequests(state);
  const rows = rowsOf(list.data);
  const [asked, setAsked] = useState<PrivacyRequest | "new">();
  const close = () => setAsked(undefined);
  const answer = useSave(
    ({ id, ...body }: { id: number } & CallBody<"PUT /privacy/requests/:id">) =>
      api("PUT /privacy/requests/:id", { params: { id }, body }),
    {
      touches: PRIVACY,
      saved: (_, { state: settled }) => t[settled],
      done: close,
      failed: t.answerFailed,
      form: true,
    },
  );
  // The row disappears with its button, so move focus to the heading.
  const settle = (given: Parameters<typeof answer.mutate>[0], drop?: () => void) =>
    answer.mutate(given, {
      onSuccess: () => {
        drop?.();
        heading.current?.focus();
      },
    });
  const whoOf = ({ email }: PrivacyRequest) => email ?? t.erased;
  const columns: Column<PrivacyRequest>[] = [
    { key: "kind", head: t.kind, width: "7rem", cell: ({ kind }) => t.kinds[kind] },
    {
      key: "person",
      head: t.person,
      cell: (request) => (
        <>
          <Stranger>{whoOf(request)}</Stranger>
          {[request.wish, request.note].map((line) => line && <ReadLine key={line} text={line} />)}
        </>
      ),
    },
    { key: "received", head: t.received, width: "9rem", cell: ({ receivedAt }) => <Moment iso={receivedAt} /> },
    { key: "due", head: t.due, width: "9rem", narrow: "aside", cell: (request) => <Due request={request} /> },
    {
      key: "actions",
      head: t.actions,
      isHeadUnseen: true,
      width: "25rem",
      cell: (request) =>
        request.state === "open" && (
          <span className="actions">
            <ActOn words={t.open} whom={whoOf(request)} onClick={() => onOpen(request)} />
            <ActOn
              words={t.answer}
              whom={whoOf(request)}
              disabled={answer.isPending}
              onClick={() => settle({ id: request.id, state: "answered", note: null })}
            />
            <ActOn words={t.refuse} whom={whoOf(request)} onClick={() => setAsked(request)} />
          </span>
        ),
    },
  ];
  return (
    <Part
      title={t.title}
      heading={heading}
      tools={
        <button type="button" className="action" onClick={() => setAsked("new")}>
          {t.add}
        </button>
      }
    >
      <Segments
        label={t.filter}
        options={REQUEST_STATES.map((name) => [name, t.states[name]] as const)}
        value={state}
        onChoose={(name) => setQuery({ state: name === "open" ? null : name })}
      />
      <PagedList list={list} count={rows.length} texts={{ ...desk, empty: t.empty }}>
        <Table caption={t.title} columns={columns} rows={rows} />
      </PagedList>
      {asked === "new" && <NewRequest onClose={close} />}
      {asked && asked !== "new" && (
        <Refusal
          request={asked}
          form={answer.form}
          onClose={close}
          onSave={(note, drop) => settle({ id: asked.id, state: "refused", note }, drop)}
        />
      )}
    </Part>
  );
}

interface RefusalProps {
  request: PrivacyRequest;
  form: Saving["form"];
  onClose: () => void;
  /** Refuses the request, and calls `drop` once it is refused. */
  onSave: (note: string, drop: () => void) => void;
}

function Refusal({ request, form, onClose, onSave }: RefusalProps) {
  const t = usePrivacyTexts().requests;
  const kept = useKeptForm(`refusal:${request.id}`);
  return (
    <FormDialog
      title={t.refuseTitle}
      isChecked
      {...form}
      kept={kept}
      save={t.send}
      onClose={onClose}
      onSave={(values) => onSave(String(values.get("note")), kept.drop)}
    >
      <Field label={t.reason} name="note" hint={t.reasonHint}>
        {(control) => <textarea {...control} rows={4} required maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}

function ReadLine({ text }: { text: string }) {
  return (
    <span className="row-line">
      <Stranger>{text}</Stranger>
    </span>
  );
}

/** Days left to answer a request, or a note that the answer is late. */
function Due({ request: { state, dueAt } }: { request: PrivacyRequest }) {
  const t = usePrivacyTexts().requests;
  const days = Math.floor((Date.parse(dueAt) - useNow().getTime()) / DAY_MS);
  return (
    <>
      <Moment iso={dueAt} />{" "}
      {state === "open" && (
        <span className={`badge ${days < 0 ? "badge-dead" : "badge-pending"}`}>
          {days < 0 ? t.late : t.daysLeft(days)}
        </span>
      )}
    </>
  );
}

function NewRequest({ onClose }: { onClose: () => void }) {
  const t = usePrivacyTexts().requests;
  const kept = useKeptForm("privacy-request");
  const add = useSave((body: CallBody<"POST /privacy/requests">) => api("POST /privacy/requests", { body }), {
    touches: PRIVACY,
    saved: t.saved,
    done: () => {
      kept.drop();
      onClose();
    },
    failed: t.saveFailed,
    form: true,
  });
  return (
    <FormDialog
      title={t.addTitle}
      isChecked
      {...add.form}
      kept={kept}
      save={t.save}
      onClose={onClose}
      onSave={(values) =>
        add.mutate({
          kind: REQUEST_KINDS.find((kind) => kind === values.get("kind"))!,
          email: String(values.get("email")),
          language: LANGUAGES.find((language) => language === values.get("language"))!,
          wish: String(values.get("wish")).trim() || null,
        })
      }
    >
      <p>{t.addHint}</p>
      <ChoiceField label={t.kind} name="kind" options={REQUEST_KINDS.map((kind) => [kind, t.kinds[kind]] as const)} />
      <Field label={t.email} name="email">
        {(control) => <input {...control} type="email" required maxLength={254} autoComplete="off" />}
      </Field>
      <ChoiceField
        label={t.language}
        name="language"
        options={LANGUAGES.map((language) => [language, t.languages[language]] as const)}
      />
      <Field label={t.wish} name="wish">
        {(control) => <textarea {...control} rows={3} maxLength={2000} />}
      </Field>
    </FormDialog>
  );
}
