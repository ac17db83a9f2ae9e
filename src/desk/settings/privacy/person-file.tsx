import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { type Changes, FORMATS, type Found, type PersonKeys } from "../../../features/privacy/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Empty } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import ConsentsOf from "./consents-of.tsx";
import { forgetRequestToOpen, requestToOpen } from "./person-to-open.ts";
import { useCorrect, useErase, useHandOver, useLook, useSearch } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

const KINDS = ["emails", "phones", "names"] as const;

/** Everything held about a person: found, handed over, corrected, erased. */
export function PersonFile() {
  const { desk } = usePrivacyTexts();
  const t = desk.person;
  const id = useId();
  const fail = useFailure();
  const search = useSearch();
  const look = useLook();
  const [request, setRequest] = useState(requestToOpen);
  const [found, setFound] = useState<Found | undefined>();
  const heading = useRef<HTMLHeadingElement>(null);
  const show = { onSuccess: setFound, onError: (error: Error) => fail(error, t.searchFailed) };
  const lookAt = (keys: PersonKeys) => {
    if (KINDS.every((kind) => keys[kind].length === 0)) return setFound(undefined);
    look.mutate(keys, show);
  };
  // Coming from a request, its person is looked up at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the request that was handed over
  useEffect(() => {
    if (request?.email) lookAt({ emails: [request.email], phones: [], names: [] });
    return forgetRequestToOpen;
  }, []);
  return (
    <section className="privacy-part" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {request && <p className="note">{t.forRequest(request.id)}</p>}
      <search>
        <form
          className="privacy-search"
          onSubmit={(event) => {
            event.preventDefault();
            setRequest(undefined);
            search.mutate(String(new FormData(event.currentTarget).get("q")), show);
          }}
        >
          <label htmlFor={`${id}-q`}>{t.search}</label>
          <input id={`${id}-q`} name="q" required minLength={2} maxLength={254} autoComplete="off" />
          <button type="submit" className="action action-primary" disabled={search.isPending || look.isPending}>
            {t.find}
          </button>
        </form>
      </search>
      <div role="status">
        {found && found.keys.emails.length + found.keys.phones.length + found.keys.names.length > 0 && (
          <p>{t.total(found.total)}</p>
        )}
      </div>
      {found && (
        <FoundPerson
          found={found}
          language={request?.language}
          requestId={request?.kind === "erase" ? request.id : null}
          onKeys={lookAt}
          onErased={() => {
            setFound(undefined);
            setRequest(undefined);
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}

interface FoundPersonProps {
  found: Found;
  /** Of the person, when their request tells it. */
  language: Language | undefined;
  requestId: number | null;
  onKeys: (keys: PersonKeys) => void;
  onErased: () => void;
}

function FoundPerson({ found, language: theirs, requestId, onKeys, onErased }: FoundPersonProps) {
  const { desk } = usePrivacyTexts();
  const t = desk.person;
  const { keys, related, candidates, holders, total } = found;
  const isNobody = KINDS.every((kind) => keys[kind].length === 0);
  if (isNobody) {
    if (candidates.length === 0) return <Empty text={t.nobody} />;
    return (
      <>
        <h3>{t.candidates}</h3>
        <ul className="privacy-candidates">
          {candidates.map(({ name, email, phone, company }) => (
            <li key={`${email} ${phone} ${name}`}>
              <span>
                <Stranger>{[name, email, phone, company].filter(Boolean).join(" · ")}</Stranger>
              </span>
              <button
                type="button"
                className="action action-small"
                aria-label={`${t.choose} ${name}`}
                onClick={() =>
                  onKeys({
                    emails: email ? [email] : [],
                    phones: phone ? [phone] : [],
                    names: email || phone ? [] : [name],
                  })
                }
              >
                {t.choose}
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <div className="privacy-keys">
        <span>{t.known}</span>
        {KINDS.flatMap((kind) =>
          keys[kind].map((key) => (
            <button
              key={`${kind} ${key}`}
              type="button"
              className="action action-small"
              aria-label={t.remove(key)}
              onClick={() => onKeys({ ...keys, [kind]: keys[kind].filter((other) => other !== key) })}
            >
              <Stranger>{key}</Stranger> ×
            </button>
          )),
        )}
      </div>
      {related.emails.length + related.phones.length > 0 && (
        <div className="privacy-keys">
          <span>{t.related}</span>
          {(["emails", "phones"] as const).flatMap((kind) =>
            related[kind].map((key) => (
              <button
                key={key}
                type="button"
                className="action action-small"
                onClick={() => onKeys({ ...keys, [kind]: [...keys[kind], key] })}
              >
                {t.add(key)}
              </button>
            )),
          )}
        </div>
      )}
      {total === 0 ? (
        <Empty text={t.nothing} />
      ) : (
        holders.map(({ holder, records }) => (
          <section key={holder} aria-label={t.holders[holder]}>
            <h3>
              {t.holders[holder]} <span className="badge">{records.length}</span>
            </h3>
            <ul className="privacy-records">
              {records.map(({ id, at, fields }) => (
                <li key={id}>
                  <Moment iso={at} /> <Stranger>{headOf(fields)}</Stranger>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {total > 0 && <ConsentsOf who={whoseConsents(found)} level="h3" />}
      <Actions keys={keys} total={total} theirs={theirs} requestId={requestId} onKeys={onKeys} onErased={onErased} />
    </>
  );
}

/** By what the consents of a person are found. */
function whoseConsents({ keys, holders }: Found) {
  const ids = (name: string) =>
    holders
      .flatMap(({ holder, records }) => (holder === name ? records.map(({ id }) => Number(id)) : []))
      .slice(0, 500);
  return {
    consultations: ids("consultations"),
    subscriptions: ids("newsletter"),
    conversations: ids("chat"),
    emails: keys.emails,
  };
}

/** What tells a record from its neighbours, in a line. */
const HEAD_FIELDS = ["name", "email", "phone", "company", "address", "template", "recipient", "file", "mailedFor"];

function headOf(fields: Record<string, unknown>): string {
  return HEAD_FIELDS.map((name) => fields[name])
    .filter((value) => typeof value === "string" && value !== "")
    .join(" · ");
}

interface ActionsProps extends Pick<FoundPersonProps, "requestId" | "onKeys" | "onErased"> {
  keys: PersonKeys;
  total: number;
  theirs: Language | undefined;
}

function Actions({ keys, total, theirs, requestId, onKeys, onErased }: ActionsProps) {
  const { desk } = usePrivacyTexts();
  const t = desk.person;
  const { language: shown } = useTexts();
  const id = useId();
  const fail = useFailure();
  const handOver = useHandOver();
  const [language, setLanguage] = useState<Language>(theirs ?? shown);
  const [asking, setAsking] = useState<"correct" | "erase" | null>(null);
  const correctButton = useRef<HTMLButtonElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="privacy-do">
      <label htmlFor={id}>{t.handOverIn}</label>
      <select
        id={id}
        value={language}
        onChange={(event) => setLanguage(LANGUAGES.find((name) => name === event.target.value) ?? "fr")}
      >
        {LANGUAGES.map((name) => (
          <option key={name} value={name}>
            {desk.requests.languages[name]}
          </option>
        ))}
      </select>
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="action"
          disabled={handOver.isPending}
          onClick={() =>
            handOver.mutate({ keys, format, language }, { onError: (error) => fail(error, t.handOverFailed) })
          }
        >
          {t.handOver} ({t[format]})
        </button>
      ))}
      <button
        ref={correctButton}
        type="button"
        className="action"
        disabled={total === 0}
        onClick={() => setAsking("correct")}
      >
        {t.correct}
      </button>
      <button
        ref={eraseButton}
        type="button"
        className="action"
        disabled={total === 0 && requestId === null}
        onClick={() => setAsking("erase")}
      >
        {t.erase}
      </button>
      {asking === "correct" && (
        <CorrectDialog
          keys={keys}
          returnFocusTo={correctButton}
          onClose={() => setAsking(null)}
          onDone={() => onKeys(keys)}
        />
      )}
      {asking === "erase" && (
        <EraseDialog
          keys={keys}
          total={total}
          requestId={requestId}
          returnFocusTo={eraseButton}
          onClose={() => setAsking(null)}
          onErased={onErased}
        />
      )}
    </div>
  );
}

interface AskProps {
  keys: PersonKeys;
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const FIELDS = ["name", "email", "phone", "company"] as const;

function CorrectDialog({ keys, returnFocusTo, onClose, onDone }: AskProps & { onDone: () => void }) {
  const { desk } = usePrivacyTexts();
  const t = desk.person;
  const fail = useFailure();
  const correct = useCorrect();
  const save = (form: FormData) => {
    const typed = FIELDS.map((field) => [field, String(form.get(field)).trim()] as const);
    const changes: Changes = Object.fromEntries(typed.filter(([, value]) => value !== ""));
    correct.mutate(
      { keys, changes },
      {
        onSuccess: ({ counts }) => {
          onClose();
          onDone();
          toasts.add({ title: t.corrected(Object.values(counts).reduce((sum, n) => sum + n, 0)) });
        },
        onError: (error) => {
          const wrong = error instanceof HttpError ? Object.values(error.fieldErrors)[0] : undefined;
          fail(error, wrong ?? t.correctFailed);
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t.correctTitle} closeLabel={desk.close} returnFocusTo={returnFocusTo}>
      <p>{t.correctHint}</p>
      <form
        className="privacy-form"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        {FIELDS.map((field) => (
          <label key={field}>
            {t.fields[field]}
            <input name={field} maxLength={field === "email" ? 254 : 100} autoComplete="off" />
          </label>
        ))}
        <button type="submit" className="action action-primary" disabled={correct.isPending}>
          {t.save}
        </button>
      </form>
    </Dialog>
  );
}

interface EraseDialogProps extends AskProps {
  total: number;
  requestId: number | null;
  onErased: () => void;
}

function EraseDialog({ keys, total, requestId, returnFocusTo, onClose, onErased }: EraseDialogProps) {
  const { desk } = usePrivacyTexts();
  const t = desk.person;
  const fail = useFailure();
  const erase = useErase();
  const eraseNow = () =>
    erase.mutate(
      { keys, requestId, expected: total },
      {
        onSuccess: ({ id }) => {
          onClose();
          onErased();
          toasts.add({ title: t.erased, description: `${desk.certificates.number} ${id}` });
        },
        onError: (error) => {
          onClose();
          fail(error, error instanceof HttpError && error.status === 409 ? t.changed : t.eraseFailed);
        },
      },
    );
  return (
    <Dialog open onClose={onClose} title={t.eraseTitle} closeLabel={desk.close} returnFocusTo={returnFocusTo}>
      <p>{t.eraseText(total)}</p>
      <form
        className="privacy-form"
        onSubmit={(event) => {
          event.preventDefault();
          eraseNow();
        }}
      >
        <label className="privacy-check">
          <input type="checkbox" required /> {t.eraseCheck}
        </label>
        <p className="privacy-choices">
          <button type="submit" className="action action-primary" disabled={erase.isPending}>
            {t.eraseNow}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {desk.back}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
