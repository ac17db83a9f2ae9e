import { useEffect, useId, useRef, useState } from "react";
import {
  type Changes,
  FORMATS,
  type Format,
  type Found,
  type PersonKeys,
  type PrivacyRequest,
} from "../../../features/privacy/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { api, apiResponse } from "../../../ui/api-client.ts";
import { Field, FormDialog, RecordForm } from "../../kit/form.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useKeptForm } from "../../kit/kept-form.ts";
import { Empty } from "../../kit/list-status.tsx";
import { ActOn, Item, Moment, Part, Stranger } from "../../kit/parts.tsx";
import { longMoment } from "../../kit/present.ts";
import { useSave } from "../../kit/use-save.ts";
import { useNow, useTexts } from "../../shell/desk-context.tsx";
import type { DeskTexts } from "../../shell/texts/desk-texts.ts";
import ConsentsOf from "./consents-of.tsx";
import { keep, PRIVACY, usePrivacyTexts } from "./privacy-queries.ts";

const KINDS = ["emails", "phones", "names"] as const;

const isNobody = (keys: PersonKeys) => KINDS.every((kind) => keys[kind].length === 0);

/**
 * All data held about a person, to export, correct or erase.
 * @param request privacy request from the person to look up at once
 * @param onDone called when the file is closed or another person's file is opened
 */
export function PersonFile({ request, onDone }: { request: PrivacyRequest | undefined; onDone: () => void }) {
  const t = usePrivacyTexts().person;
  const { t: desk } = useTexts();
  const callsOf = useCallsOf();
  const [found, setFound] = useState<Found>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Read by POST, because search terms are personal and must not be in a URL.
  const look = useSave(
    (asked: { q: string } | { keys: PersonKeys }) =>
      "q" in asked ? api("POST /privacy/searches", { body: asked }) : api("POST /privacy/looks", { body: asked }),
    { touches: [], done: setFound, failed: t.searchFailed },
  );
  const lookAt = (keys: PersonKeys) => (isNobody(keys) ? setFound(undefined) : look.mutate({ keys }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the request that was handed over
  useEffect(() => {
    if (request?.email) lookAt({ emails: [request.email], phones: [], names: [] });
  }, []);
  return (
    <div className="part-stack">
      <Part title={t.title} heading={heading} note={request && t.forRequest(request.id)}>
        <search>
          <RecordForm
            inLine
            isChecked
            busy={look.isPending}
            save={t.find}
            onSave={(values) => {
              onDone();
              look.mutate({ q: String(values.get("q")) });
            }}
          >
            <Field label={t.search} name="q">
              {(control) => <input {...control} required minLength={2} maxLength={254} autoComplete="off" />}
            </Field>
          </RecordForm>
        </search>
        <div role="status">{found && !isNobody(found.keys) && <p>{t.total(found.total)}</p>}</div>
        {found &&
          (isNobody(found.keys) ? (
            <Candidates of={found} onKeys={lookAt} />
          ) : (
            <>
              <Keys of={found} onKeys={lookAt} />
              <Actions
                found={found}
                request={request}
                onCorrected={() => lookAt(found.keys)}
                onErased={() => {
                  setFound(undefined);
                  onDone();
                  heading.current?.focus();
                }}
              />
              {found.total === 0 && <Empty text={t.nothing} />}
            </>
          ))}
      </Part>
      {found?.holders.map(({ holder, records }) => (
        <Part
          key={holder}
          title={
            <>
              {t.holders[holder]} <span className="badge">{records.length}</span>
            </>
          }
        >
          <ul>
            {records.map(({ id, at, fields }) => (
              <Item
                key={id}
                name={<Stranger>{headOf(fields, desk)}</Stranger>}
                notes={[<Moment key="at" iso={at} />, ...callsOf(fields)]}
              />
            ))}
          </ul>
        </Part>
      ))}
      {found && found.total > 0 && <ConsentsOf who={whoseConsents(found)} isOpen />}
    </div>
  );
}

interface FoundProps {
  of: Found;
  onKeys: (keys: PersonKeys) => void;
}

function Candidates({ of: { candidates }, onKeys }: FoundProps) {
  const t = usePrivacyTexts().person;
  if (candidates.length === 0) return <Empty text={t.nobody} />;
  return (
    <>
      <h3>{t.candidates}</h3>
      <ul>
        {candidates.map(({ name, email, phone, company }) => (
          <Item
            key={`${email} ${phone} ${name}`}
            name={<Stranger>{[name, email, phone, company].filter(Boolean).join(" · ")}</Stranger>}
            actions={
              <ActOn
                words={t.choose}
                whom={name}
                onClick={() =>
                  onKeys({
                    emails: email ? [email] : [],
                    phones: phone ? [phone] : [],
                    names: email || phone ? [] : [name],
                  })
                }
              />
            }
          />
        ))}
      </ul>
    </>
  );
}

/** Removable contacts by which the person was found, and other contacts in their records, which can be added. */
function Keys({ of: { keys, related }, onKeys }: FoundProps) {
  const t = usePrivacyTexts().person;
  const row = (words: string, isKnown: boolean, from: Partial<PersonKeys>) => (
    <div className="actions">
      <span>{words}</span>
      {KINDS.flatMap((kind) =>
        (from[kind] ?? []).map((key) => (
          <button
            key={`${kind} ${key}`}
            type="button"
            className="chip"
            title={key}
            aria-label={isKnown ? t.remove(key) : t.add(key)}
            onClick={() =>
              onKeys({ ...keys, [kind]: isKnown ? keys[kind].filter((other) => other !== key) : [...keys[kind], key] })
            }
          >
            <Stranger>{isKnown ? key : t.add(key)}</Stranger>
            {isKnown && <Icon name="close" />}
          </button>
        )),
      )}
    </div>
  );
  return (
    <>
      {row(t.known, true, keys)}
      {related.emails.length + related.phones.length > 0 && row(t.related, false, related)}
    </>
  );
}

/** Returns the contacts and ids that identify a person's consents. */
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

type RecordFields = Found["holders"][number]["records"][number]["fields"];

/** Fields that make up a record's title, in order. */
const HEAD_FIELDS = ["name", "email", "phone", "company", "address", "template", "recipient", "file", "mailedFor"];

function headOf(fields: RecordFields, desk: DeskTexts["desk"]): string {
  return HEAD_FIELDS.map((name) => {
    const value = fields[name];
    if (typeof value !== "string" || value === "") return "";
    if (name === "file") return desk.today.kinds.mail;
    return name === "template" || name === "mailedFor" ? mailName(value, desk) : value;
  })
    .filter(Boolean)
    .join(" · ");
}

/**
 * Returns the name of an email in words.
 * @param code its template, or the purpose of a rate limit, which may cover several templates
 */
function mailName(code: string, desk: DeskTexts["desk"]): string {
  const names: Readonly<Record<string, string>> = desk.outbox.templates;
  const [, kind] = /^(appointment|privacy)/.exec(code) ?? [];
  const others = { appointment: names["appointment"], privacy: names["privacy-link"] };
  return names[code] ?? others[kind as keyof typeof others] ?? desk.today.kinds.mail;
}

/** Returns a function that says, for each upcoming call of a request, that an erasure cancels it. */
function useCallsOf(): (fields: RecordFields) => string[] {
  const t = usePrivacyTexts().person;
  const { language } = useTexts();
  const now = useNow();
  return ({ appointments = [] }) =>
    (appointments as { startsAt: string; state: string }[])
      .filter(({ startsAt, state }) => state === "booked" && new Date(startsAt) > now)
      .map(({ startsAt }) => t.cancels(longMoment(startsAt, language)));
}

interface ActionsProps {
  found: Found;
  request: PrivacyRequest | undefined;
  onCorrected: () => void;
  onErased: () => void;
}

function Actions({ found: { keys, total, holders }, request, onCorrected, onErased }: ActionsProps) {
  const desk = usePrivacyTexts();
  const t = desk.person;
  const { language: shown } = useTexts();
  const callsOf = useCallsOf();
  const id = useId();
  const [language, setLanguage] = useState<Language>(request?.language ?? shown);
  const [asking, setAsking] = useState<"correct" | "erase">();
  const requestId = request?.kind === "erase" ? request.id : null;
  const handOver = useSave(
    (format: Format) => keep(apiResponse("POST /privacy/hand-overs", { body: { keys, format, language } })),
    { touches: [], failed: t.handOverFailed },
  );
  const close = () => setAsking(undefined);
  return (
    <div className="form-end">
      <label htmlFor={id}>{t.handOverIn}</label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => setLanguage(LANGUAGES.find((name) => name === target.value) ?? "fr")}
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
          onClick={() => handOver.mutate(format)}
        >
          {t.handOver} ({t[format]})
        </button>
      ))}
      <button type="button" className="action" disabled={total === 0} onClick={() => setAsking("correct")}>
        {t.correct}
      </button>
      <button
        type="button"
        className="action"
        disabled={total === 0 && requestId === null}
        onClick={() => setAsking("erase")}
      >
        {t.erase}
      </button>
      {asking === "correct" && <CorrectDialog keys={keys} onClose={close} onDone={onCorrected} />}
      {asking === "erase" && (
        <EraseDialog
          {...{ keys, total, requestId }}
          calls={holders.flatMap(({ records }) => records.flatMap(({ fields }) => callsOf(fields)))}
          onClose={close}
          onDone={onErased}
        />
      )}
    </div>
  );
}

interface AskProps {
  keys: PersonKeys;
  onClose: () => void;
  onDone: () => void;
}

const FIELDS = ["name", "email", "phone", "company"] as const;

function CorrectDialog({ keys, onClose, onDone }: AskProps) {
  const t = usePrivacyTexts().person;
  const kept = useKeptForm(`correction:${JSON.stringify(keys)}`);
  const correct = useSave((changes: Changes) => api("POST /privacy/corrections", { body: { keys, changes } }), {
    touches: PRIVACY,
    saved: ({ counts }) => t.corrected(Object.values(counts).reduce((sum, n) => sum + n, 0)),
    done: () => {
      kept.drop();
      onClose();
      onDone();
    },
    failed: t.correctFailed,
    form: true,
  });
  const save = (form: FormData) => {
    const typed = FIELDS.map((field) => [field, String(form.get(field)).trim()] as const);
    correct.mutate(Object.fromEntries(typed.filter(([, value]) => value !== "")));
  };
  return (
    <FormDialog title={t.correctTitle} {...correct.form} kept={kept} save={t.save} onClose={onClose} onSave={save}>
      <p>{t.correctHint}</p>
      {FIELDS.map((field) => (
        <Field key={field} label={t.fields[field]} name={field}>
          {(control) => <input {...control} maxLength={field === "email" ? 254 : 100} autoComplete="off" />}
        </Field>
      ))}
    </FormDialog>
  );
}

interface EraseProps extends AskProps {
  total: number;
  requestId: number | null;
  /** What the erasure does to upcoming calls. */
  calls: readonly string[];
}

function EraseDialog({ keys, total, requestId, calls, onClose, onDone }: EraseProps) {
  const desk = usePrivacyTexts();
  const t = desk.person;
  const erase = useSave(() => api("POST /privacy/erasures", { body: { keys, requestId, expected: total } }), {
    touches: PRIVACY,
    saved: ({ id }) => ({ title: t.erased, description: `${desk.certificates.number} ${id}` }),
    done: () => {
      onClose();
      onDone();
    },
    failed: t.eraseFailed,
    causes: { conflict: t.changed },
  });
  return (
    <FormDialog
      title={t.eraseTitle}
      isChecked
      {...erase.form}
      save={t.eraseNow}
      onClose={onClose}
      onSave={() => erase.mutate(undefined, { onSettled: onClose })}
    >
      <p>{t.eraseText(total)}</p>
      {calls.length > 0 && (
        <div className="callout" data-urgent>
          {calls.map((call) => (
            <p key={call}>{call}</p>
          ))}
          <p>{t.noNotice}</p>
        </div>
      )}
      <label className="tick">
        <input type="checkbox" required />
        {t.eraseCheck}
      </label>
    </FormDialog>
  );
}
