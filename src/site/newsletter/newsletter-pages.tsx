import { NEWSLETTER_TEXT, NewsletterForm } from "../../features/newsletter/components/newsletter-form.tsx";
import { CONFIRMATION_DAYS, type NewsletterResult } from "../../features/newsletter/model.ts";
import { company } from "../../lib/company/company.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { apiHref } from "../../ui/api-client.ts";
import { pathsOf } from "../layout/alternates.ts";

interface NewsletterPageProps {
  language: Language;
  /** The submitted form's result; absent on a plain visit. */
  result?: NewsletterResult | undefined;
}

/** The sign-up page, which a failed form also returns to. */
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

/** The head, by outcome. */
export function newsletterHead(language: Language, result: NewsletterResult | undefined) {
  const { title, description, invalid } = NEWSLETTER_TEXT[language].page;
  return { title: result ? `${invalid} · ${title}` : title, description };
}

/** What the head says. */
export function outcomeHead({ language, outcome }: OutcomePageProps) {
  const { title, lead } = NEWSLETTER_TEXT[language][outcome];
  return { title, description: lead };
}

interface OutcomePageProps {
  language: Language;
  outcome: "checkMail" | "confirmed" | "unsubscribed";
}

/** The page after a newsletter form, the same for everyone: it reveals nothing about an address. */
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

/** The purpose of a link in a newsletter email, from its address. */
type LinkKind = "confirm" | "unsubscribe";

export function isLinkKind(value: string | undefined): value is LinkKind {
  return value === "confirm" || value === "unsubscribe";
}

interface LinkPageProps {
  kind: LinkKind;
  language: Language;
  /** Of the link that was followed. */
  token: string;
  /** What the link is about; absent if it does not work. */
  subject: { address: string; done: boolean } | undefined;
  /** Why pressing the button failed, if that was not the link's fault. */
  failed?: NewsletterResult | undefined;
}

/**
 * Where an emailed newsletter link leads: to a button, because mail scanners open links and only a person presses. Says
 * so right away if it is already done.
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

/** The page's title, by the state of its link. */
export function linkPageTitle({ kind, language, subject, failed }: Omit<LinkPageProps, "token">): string {
  const text = NEWSLETTER_TEXT[language];
  if (failed) return `${text.page.invalid} · ${text[kind].title}`;
  if (!subject) return text.badLink.title;
  return subject.done ? text[DONE[kind]].title : text[kind].title;
}

/**
 * Parameters of a one-time page.
 * @param frenchPath its French address
 * @param sent the form's values instead, if the page is the response to a form
 * @returns the token, and the page's path in each language including the token, for the language switcher
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
 * Whether a link's button can be pressed again because the link was not at fault. The page is then rendered from the
 * submitted values, since the database may be what is away.
 */
export function mayPressAgain<Failed extends { code: AppErrorCode }>(failed: Failed | undefined): failed is Failed {
  return failed !== undefined && failed.code !== "not-found" && failed.code !== "invalid";
}
