import { useId, useRef, useState } from "react";
import {
  type PrivacyRequest,
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestState,
} from "../../../features/privacy/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { openFileOf } from "./person-to-open.ts";
import { useAddRequest, useAnswerRequest, useRequests } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

const DAY_MS = 86_400_000;

/** What people ask, by when it is due. */
export function RequestList() {
  const { desk } = usePrivacyTexts();
  const t = desk.requests;
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const state = REQUEST_STATES.find((name) => name === query.get("state")) ?? "open";
  const list = useRequests(state);
  const rows = rowsOf(list.data);
  return (
    <section className="privacy-part" aria-labelledby="privacy-requests">
      <div className="privacy-head">
        <h2 id="privacy-requests" tabIndex={-1}>
          {t.title}
        </h2>
        <NewRequest />
      </div>
      <fieldset className="segments">
        <legend className="unseen">{t.filter}</legend>
        {REQUEST_STATES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={state === name}
            onClick={() => setQuery({ state: name === "open" ? null : name })}
          >
            {t.states[name]}
          </button>
        ))}
      </fieldset>
      <PagedList list={list} count={rows.length} texts={{ loading: desk.loading, failed: desk.failed, empty: t.empty }}>
        <table className="privacy-table">
          <caption className="unseen">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.kind}</th>
              <th scope="col">{t.person}</th>
              <th scope="col">{t.received}</th>
              <th scope="col">{t.due}</th>
              <th scope="col">
                <span className="unseen">{t.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((request) => (
              <RequestRow key={request.id} request={request} />
            ))}
          </tbody>
        </table>
      </PagedList>
    </section>
  );
}

function RequestRow({ request }: { request: PrivacyRequest }) {
  const { desk } = usePrivacyTexts();
  const t = desk.requests;
  const fail = useFailure();
  const setQuery = useSetQuery();
  const answer = useAnswerRequest();
  const [refusing, setRefusing] = useState(false);
  const refuse = useRef<HTMLButtonElement>(null);
  const settle = (state: Exclude<RequestState, "open">, note: string | null) =>
    answer.mutate(
      { id: request.id, state, note },
      {
        onSuccess: () => {
          setRefusing(false);
          toasts.add({ title: state === "answered" ? t.answered : t.refused });
          // The row goes, and with it what had the focus.
          document.getElementById("privacy-requests")?.focus();
        },
        onError: (error) => fail(error, t.answerFailed),
      },
    );
  const who = request.email ?? t.erased;
  return (
    <tr>
      <th scope="row">{t.kinds[request.kind]}</th>
      <td>
        <Stranger>{who}</Stranger>
        {request.wish && (
          <span className="row-line">
            <Stranger>{request.wish}</Stranger>
          </span>
        )}
        {request.note && <span className="row-line">{request.note}</span>}
      </td>
      <td>
        <Moment iso={request.receivedAt} />
      </td>
      <td>{request.state === "open" ? <Due iso={request.dueAt} /> : <Moment iso={request.dueAt} />}</td>
      <td className="privacy-actions">
        {request.state === "open" && (
          <>
            <button
              type="button"
              className="action action-small"
              aria-label={t.about(t.open, who)}
              onClick={() => {
                openFileOf(request);
                setQuery({ tab: "person" });
              }}
            >
              {t.open}
            </button>
            <button
              type="button"
              className="action action-small"
              disabled={answer.isPending}
              aria-label={t.about(t.answer, who)}
              onClick={() => settle("answered", null)}
            >
              {t.answer}
            </button>
            <button
              ref={refuse}
              type="button"
              className="action action-small"
              aria-label={t.about(t.refuse, who)}
              onClick={() => setRefusing(true)}
            >
              {t.refuse}
            </button>
            {refusing && (
              <Dialog
                open
                onClose={() => setRefusing(false)}
                title={t.refuseTitle}
                closeLabel={desk.close}
                returnFocusTo={refuse}
              >
                <form
                  className="privacy-form"
                  onSubmit={(event) => {
                    event.preventDefault();
                    settle("refused", String(new FormData(event.currentTarget).get("note")));
                  }}
                >
                  <label>
                    {t.reason}
                    <textarea name="note" rows={4} required maxLength={2000} aria-describedby={`hint-${request.id}`} />
                  </label>
                  <p className="note" id={`hint-${request.id}`}>
                    {t.reasonHint}
                  </p>
                  <button type="submit" className="action action-primary" disabled={answer.isPending}>
                    {t.send}
                  </button>
                </form>
              </Dialog>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

/** The clock of a request: days that are left, or that it is late. */
function Due({ iso }: { iso: string }) {
  const { desk } = usePrivacyTexts();
  const t = desk.requests;
  const [now] = useState(() => Date.now());
  const days = Math.floor((Date.parse(iso) - now) / DAY_MS);
  return (
    <>
      <Moment iso={iso} />{" "}
      <span className={`badge ${days < 0 ? "badge-dead" : "badge-pending"}`}>
        {days < 0 ? t.late : t.daysLeft(days)}
      </span>
    </>
  );
}

function NewRequest() {
  const { desk } = usePrivacyTexts();
  const t = desk.requests;
  const id = useId();
  const fail = useFailure();
  const add = useAddRequest();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = (form: FormData) => {
    const wish = String(form.get("wish")).trim();
    const kind = REQUEST_KINDS.find((name) => name === form.get("kind")) ?? "see";
    const language = LANGUAGES.find((name) => name === form.get("language")) ?? "fr";
    add.mutate(
      { kind, language, email: String(form.get("email")), wish: wish || null },
      {
        onSuccess: () => {
          setOpen(false);
          toasts.add({ title: t.saved });
        },
        onError: (error) => fail(error, t.saveFailed),
      },
    );
  };
  return (
    <>
      <button ref={button} type="button" className="action" onClick={() => setOpen(true)}>
        {t.add}
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t.addTitle} closeLabel={desk.close} returnFocusTo={button}>
          <p>{t.addHint}</p>
          <form
            className="privacy-form"
            onSubmit={(event) => {
              event.preventDefault();
              save(new FormData(event.currentTarget));
            }}
          >
            <label htmlFor={`${id}-kind`}>{t.kind}</label>
            <select id={`${id}-kind`} name="kind">
              {REQUEST_KINDS.map((name) => (
                <option key={name} value={name}>
                  {t.kinds[name]}
                </option>
              ))}
            </select>
            <label htmlFor={`${id}-email`}>{t.email}</label>
            <input id={`${id}-email`} name="email" type="email" required maxLength={254} autoComplete="off" />
            <label htmlFor={`${id}-language`}>{t.language}</label>
            <select id={`${id}-language`} name="language">
              {LANGUAGES.map((name) => (
                <option key={name} value={name}>
                  {t.languages[name]}
                </option>
              ))}
            </select>
            <label htmlFor={`${id}-wish`}>{t.wish}</label>
            <textarea id={`${id}-wish`} name="wish" rows={3} maxLength={2000} />
            <button type="submit" className="action action-primary" disabled={add.isPending}>
              {t.save}
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}
