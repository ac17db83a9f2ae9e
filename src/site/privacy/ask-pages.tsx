import { HONEYPOT_FIELD } from "../../features/consultations/form-constants.ts";
import {
  FORMATS,
  MAX_WISH,
  type PrivacyResult,
  REQUEST_KINDS,
  type RequestKind,
} from "../../features/privacy/model.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { apiHref } from "../../ui/api-client.ts";
import { PRIVACY_ASK_TEXT } from "../page-texts.ts";

export function AskLink({ language }: { language: Language }) {
  return (
    <p>
      <a className="link" href={pathIn(language, "/privacy/ask")}>
        {PRIVACY_ASK_TEXT[language].link}
      </a>
    </p>
  );
}

const OFFICER = company.privacyOfficer.email;

interface AskPageProps {
  language: Language;
  /** Error of the submitted form; absent on a plain visit. */
  result?: PrivacyResult | undefined;
}

/** Renders the form to ask to see, correct or erase one's data, in plain HTML so that it works without scripts. */
export function AskPage({ language, result }: AskPageProps) {
  const text = PRIVACY_ASK_TEXT[language];
  const error = result?.error;
  return (
    <div className="wrap letter">
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      {result && !error && (
        <p className="letter-failure" role="alert">
          {failureText(language, result)}
        </p>
      )}
      <form className="signup-form ask-form" method="post" action={apiHref("POST /privacy/links")} noValidate>
        <label htmlFor="ask-email">{text.email}</label>
        <div className="signup-line">
          <input
            id="ask-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={result?.email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "ask-error ask-hint" : "ask-hint"}
          />
        </div>
        {error && (
          <p className="signup-error" id="ask-error">
            {error}
          </p>
        )}
        <p className="signup-consent" id="ask-hint">
          {text.emailHint}
        </p>
        <fieldset>
          <legend>{text.kind}</legend>
          {REQUEST_KINDS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === (result?.kind || "see")} />{" "}
              {text.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <label htmlFor="ask-wish">{text.wish}</label>
        <textarea
          id="ask-wish"
          name="wish"
          rows={3}
          maxLength={MAX_WISH}
          defaultValue={result?.wish}
          aria-describedby="ask-wish-hint"
        />
        <p className="signup-consent" id="ask-wish-hint">
          {text.wishHint}
        </p>
        <p className="signup-trap" aria-hidden="true">
          <label>
            {text.honeypot}
            <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button">
          {text.button}
        </button>
      </form>
      <p className="soft">
        {text.otherWay} <a href={`mailto:${OFFICER}`}>{OFFICER}</a>.
      </p>
      <p className="letter-ways">
        <a className="link" href={pathIn(language, "/privacy")}>
          {text.policy}
        </a>
      </p>
    </div>
  );
}

function failureText(language: Language, { code, pressAgain }: PrivacyResult): string {
  const text = PRIVACY_ASK_TEXT[language];
  if (pressAgain) return text.pressAgain;
  return code === "too-many-requests" ? text.tooMany : text.failed;
}

/** Returns the document head; an error changes the title. */
export function askHead(language: Language, result: PrivacyResult | undefined) {
  const { title, description, invalid } = PRIVACY_ASK_TEXT[language];
  return { title: result ? `${invalid} · ${title}` : title, description };
}

/**
 * Renders the page that follows the form. The page is the same for everyone, so that it reveals nothing about an email
 * address.
 */
export function CheckMailPage({ language }: { language: Language }) {
  const { checkMail, home, policy } = PRIVACY_ASK_TEXT[language];
  return (
    <div className="wrap letter">
      <h1>{checkMail.title}</h1>
      <p className="lead">{checkMail.lead}</p>
      <p className="soft">{checkMail.help}</p>
      <p className="letter-ways">
        <a className="link" href={pathIn(language, "/privacy")}>
          {policy}
        </a>
        <a className="link" href={pathIn(language, "/")}>
          {home}
        </a>
      </p>
    </div>
  );
}

interface RequestPageProps {
  language: Language;
  token: string;
  /** The button's idempotency key, generated per page. */
  attempt: string;
  /** What the link is for; absent if the link is invalid. */
  subject: { kind: RequestKind; email: string; dueAt: Date | undefined; isAnswered: boolean } | undefined;
  /** Error after pressing the button that was not the link's fault. */
  failed?: PrivacyResult | undefined;
}

type Stage = "badLink" | "confirm" | "see" | "answered" | "waiting";

function stageOf({ subject, failed }: Pick<RequestPageProps, "subject" | "failed">): Stage {
  if (failed) return failed.stage === "see" ? "see" : "confirm";
  if (!subject) return "badLink";
  if (!subject.dueAt) return "confirm";
  if (subject.kind === "see") return "see";
  return subject.isAnswered ? "answered" : "waiting";
}

/**
 * Renders the page behind the emailed link. It shows a button, because mail scanners open links but only people press
 * buttons. Afterwards, it shows the requested data, or when the answer is due.
 */
export function RequestPage({ language, token, attempt, subject, failed }: RequestPageProps) {
  const text = PRIVACY_ASK_TEXT[language];
  const stage = stageOf({ subject, failed });
  return (
    <div className="wrap letter">
      <h1>{text[stage].title}</h1>
      {failed && (
        <p className="letter-failure" role="alert">
          {failed.code === "too-many-requests" ? text.tooMany : text.notDone}
        </p>
      )}
      {stage === "badLink" && <p className="lead">{text.badLink.lead}</p>}
      {stage === "answered" && <p className="lead">{text.answered.lead}</p>}
      {stage === "confirm" && (
        <>
          {subject && <p className="lead">{text.confirm.lead[subject.kind](subject.email)}</p>}
          <form method="post" action={apiHref("POST /privacy/proofs")}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="attempt" value={attempt} />
            <input type="hidden" name="language" value={language} />
            <button type="submit" className="button">
              {text.confirm.button}
            </button>
          </form>
        </>
      )}
      {stage === "see" && (
        <>
          {subject && <p className="lead">{text.see.lead(subject.email)}</p>}
          <form className="ask-copies" method="post" action={apiHref("POST /privacy/copies")}>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="language" value={language} />
            {FORMATS.map((format) => (
              <button
                key={format}
                type="submit"
                name="format"
                value={format}
                className={format === "html" ? "button" : "button button-quiet"}
              >
                {text.see[format]}
              </button>
            ))}
          </form>
          <p className="soft">{text.see.until}</p>
          <p className="soft">{text.see.more}</p>
        </>
      )}
      {subject?.dueAt && stage === "waiting" && (
        <p className="lead">
          {text.waiting[subject.kind === "correct" ? "correct" : "erase"](dayIn(subject.dueAt, language))}
        </p>
      )}
      <p className="letter-ways">
        {stage === "badLink" && (
          <a className="link" href={pathIn(language, "/privacy/ask")}>
            {text.badLink.again}
          </a>
        )}
        <a className="link" href={pathIn(language, "/privacy")}>
          {text.policy}
        </a>
        <a className="link" href={pathIn(language, "/")}>
          {text.home}
        </a>
      </p>
    </div>
  );
}

function dayIn(moment: Date, language: Language): string {
  return writtenDate(language, moment, { dateStyle: "long" });
}

export function requestPageTitle({ language, ...page }: Omit<RequestPageProps, "token" | "attempt">): string {
  const text = PRIVACY_ASK_TEXT[language];
  const { title } = text[stageOf(page)];
  return page.failed ? `${text.invalid} · ${title}` : title;
}
