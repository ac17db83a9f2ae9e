import { type Language, pathIn, type TextLike } from "../../../lib/language.ts";
import { newsletter as en } from "../../../text/en/site/newsletter.ts";
import { newsletter as fr } from "../../../text/fr/site/newsletter.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { HONEYPOT_FIELD } from "../../consultations/form-constants.ts";
import { NEWSLETTER_CONSENT_VERSION, type Placement } from "../model.ts";

interface NewsletterFormProps {
  language: Language;
  /** Where the form is; unique per page. */
  placement: Placement;
  /** The email address entered, after an error. */
  email?: string | undefined;
  /** Why the email address was rejected. */
  error?: string | undefined;
}

/**
 * Renders the sign-up form: plain HTML whose POST leads to a page, with or without scripts. Pressing the button gives
 * the consent worded beside it. The form serves no other purpose, so no checkbox is needed (CASL, s. 10).
 */
export function NewsletterForm({ language, placement, email, error }: NewsletterFormProps) {
  const { signup } = NEWSLETTER_TEXT[language];
  const id = `signup-${placement}`;
  return (
    <form
      className="signup-form"
      method="post"
      action={`${apiHref("POST /newsletter/subscriptions")}?language=${language}`}
      noValidate
    >
      <label htmlFor={id}>{signup.email}</label>
      <div className="signup-line">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-consent` : `${id}-consent`}
        />
        <button type="submit" className={placement === "newsletter" ? "button" : "button button-quiet"}>
          {signup.button}
        </button>
      </div>
      {error && (
        <p className="signup-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="signup-trap" aria-hidden="true">
        <label>
          {signup.honeypot}
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="placement" value={placement} />
      <input type="hidden" name="consentVersion" value={NEWSLETTER_CONSENT_VERSION} />
      <p className="signup-consent">
        <span id={`${id}-consent`}>{signup.consent}</span> <a href={pathIn(language, "/privacy")}>{signup.policy}</a>
      </p>
    </form>
  );
}

export const NEWSLETTER_TEXT: Record<Language, TextLike<typeof fr>> = { fr, en };

/**
 * Renders the "Stay Updated" block (SPEC §2, blog list), without an island or script. The page's style sheet imports
 * `newsletter-signup.css` into its layer `parts`.
 */
export function NewsletterSignup({ language, placement }: { language: Language; placement: Placement }) {
  const { signup } = NEWSLETTER_TEXT[language];
  return (
    <section className="signup" aria-labelledby="signup-title">
      <div>
        <h2 id="signup-title">{signup.title}</h2>
        <p className="lead">{signup.lead}</p>
      </div>
      <NewsletterForm language={language} placement={placement} />
    </section>
  );
}
