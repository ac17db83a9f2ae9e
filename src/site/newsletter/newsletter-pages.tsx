import { NEWSLETTER_TEXT, NewsletterForm } from "../../features/newsletter/components/newsletter-form.tsx";
import { CONFIRMATION_DAYS, type NewsletterResult } from "../../features/newsletter/model.ts";
import { company } from "../../lib/company/company.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { apiHref } from "../../ui/api-client.ts";
import { pathsOf } from "../layout/alternates.ts";

interface NewsletterPageProps {
  language: Language;
  /** Error of the submitted form; absent on a plain visit. */
  result?: NewsletterResult | undefined;
}

/** Renders the sign-up page, which also shows a form that failed. */
export function NewsletterPage({ language, result }: NewsletterPageProps) {
  const { page, signup } = NEWSLETTER_TEXT[language];
  return (
    <div className="wrap letter">
      <h1>{page.headline}</h1>
      <p className="lead">{signup.lead}</p>
      {result && !result.error && (
        <p className="letter-failure" role="alert">
          {failureText(language, result)}
        </p>
      )}
      <NewsletterForm language={language} placement="newsletter" email={result?.email} error={result?.error} />
    </div>
  );
}

function failureText(language: Language, { code, pressAgain }: NewsletterResult): string {
  const { page } = NEWSLETTER_TEXT[language];
  if (pressAgain) return page.pressAgain;
  return code === "too-many-requests" ? page.tooMany : page.failed;
}

/** Returns the document head; an error changes the title. */
export function newsletterHead(language: Language, result: NewsletterResult | undefined) {
  const { title, description, invalid } = NEWSLETTER_TEXT[language].page;
  return { title: result ? `${invalid} · ${title}` : title, description };
}

export function outcomeHead({ language, outcome }: OutcomePageProps) {
  const { title, lead } = NEWSLETTER_TEXT[language][outcome];
  return { title, description: lead };
}

interface OutcomePageProps {
  language: Language;
  outcome: "checkMail" | "confirmed" | "unsubscribed";
}

/**
 * Renders the page that follows a newsletter form. The page is the same for everyone, so that it reveals nothing about
 * an email address.
 */
export function OutcomePage({ language, outcome }: OutcomePageProps) {
  const text = NEWSLETTER_TEXT[language];
  const { title, lead } = text[outcome];
  return (
    <div className="wrap letter">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {outcome === "checkMail" && <p className="soft">{text.checkMail.help}</p>}
      <p className="letter-ways">
        {outcome === "unsubscribed" && (
          <a className="link" href={pathIn(language, "/newsletter")}>
            {text.unsubscribed.again}
          </a>
        )}
        <a className="link" href={pathIn(language, "/blog")}>
          {text.blog}
        </a>
        <a className="link" href={pathIn(language, "/")}>
          {text.home}
        </a>
      </p>
    </div>
  );
}

/** Purpose of an emailed newsletter link, as in its path. */
type LinkKind = "confirm" | "unsubscribe";

export function isLinkKind(value: string | undefined): value is LinkKind {
  return value === "confirm" || value === "unsubscribe";
}

interface LinkPageProps {
  kind: LinkKind;
  language: Language;
  token: string;
  /** What the link is for; absent if the link is invalid. */
  subject: { address: string; done: boolean } | undefined;
  /** Error after pressing the button that was not the link's fault. */
  failed?: NewsletterResult | undefined;
}

/**
 * Renders the page behind an emailed newsletter link. It shows a button, because mail scanners open links but only
 * people press buttons. If the action is already done, the page says so instead.
 */
export function LinkPage({ kind, language, token, subject, failed }: LinkPageProps) {
  const text = NEWSLETTER_TEXT[language];
  if (!subject && !failed) return <BadLink kind={kind} language={language} />;
  if (subject?.done) return <OutcomePage language={language} outcome={DONE[kind]} />;
  const { title, lead, button } = text[kind];
  return (
    <div className="wrap letter">
      <h1>{title}</h1>
      {subject && <p className="lead">{lead(subject.address)}</p>}
      {failed && (
        <p className="letter-failure" role="alert">
          {text.notDone}
        </p>
      )}
      <form method="post" action={apiHref(`POST /newsletter/${kind}`)}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </div>
  );
}

const DONE = { confirm: "confirmed", unsubscribe: "unsubscribed" } as const;

function BadLink({ kind, language }: Pick<LinkPageProps, "kind" | "language">) {
  const { badLink, home } = NEWSLETTER_TEXT[language];
  return (
    <div className="wrap letter">
      <h1>{badLink.title}</h1>
      {kind === "confirm" ? (
        <p className="lead">{badLink.confirm(CONFIRMATION_DAYS)}</p>
      ) : (
        <p className="lead">
          {badLink.unsubscribe} <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      )}
      <p className="letter-ways">
        {kind === "confirm" && (
          <a className="link" href={pathIn(language, "/newsletter")}>
            {badLink.again}
          </a>
        )}
        <a className="link" href={pathIn(language, "/")}>
          {home}
        </a>
      </p>
    </div>
  );
}

export function linkPageTitle({ kind, language, subject, failed }: Omit<LinkPageProps, "token">): string {
  const text = NEWSLETTER_TEXT[language];
  if (failed) return `${text.page.invalid} · ${text[kind].title}`;
  if (!subject) return text.badLink.title;
  return subject.done ? text[DONE[kind]].title : text[kind].title;
}

/**
 * Reads the token and paths of a page opened from an emailed link.
 * @param frenchPath the page's French path
 * @param sent values of the submitted form, which replace the URL's if the page is the response to a POST
 * @returns the token, and paths with the token for the language switcher
 */
export function readLink(
  url: URL,
  frenchPath: string,
  sent?: { token: string } | undefined,
): { token: string; paths: Record<Language, string> } {
  const token = sent?.token ?? url.searchParams.get("token") ?? "";
  return { token, paths: pathsOf(token ? `${frenchPath}?token=${encodeURIComponent(token)}` : frenchPath) };
}

/**
 * Whether the button may be pressed again, because the error was not the link's fault. If so, render the page from the
 * submitted values, because the database may be down.
 */
export function mayPressAgain<Failed extends { code: AppErrorCode }>(failed: Failed | undefined): failed is Failed {
  return failed !== undefined && failed.code !== "not-found" && failed.code !== "invalid";
}
