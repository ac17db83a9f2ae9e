import { HONEYPOT_FIELD } from "../../features/consultations/form-constants.ts";
import type { PrivacyResult } from "../../features/privacy/model.ts";
import { MAX_WISH, REQUEST_KINDS } from "../../features/privacy/model.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { apiHref } from "../../ui/api-client.ts";
import { PRIVACY_ASK_TEXT } from "./privacy-ask-text.ts";

const OFFICER = company.privacyOfficer.email;

interface AskPageProps {
  language: Language;
  /** The submitted form's result; absent on a plain visit. */
  result?: PrivacyResult | undefined;
}

/** Where people ask to see, correct or erase their data. Plain HTML: it works without scripts. */
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

/** The head, by outcome. */
export function askHead(language: Language, result: PrivacyResult | undefined) {
  const { title, description, invalid } = PRIVACY_ASK_TEXT[language];
  return { title: result ? `${invalid} · ${title}` : title, description };
}
