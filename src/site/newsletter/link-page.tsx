import { NEWSLETTER_TEXT } from "../../features/newsletter/components/newsletter-text.ts";
import type { NewsletterResult } from "../../features/newsletter/model.ts";
import { CONFIRMATION_DAYS } from "../../features/newsletter/model.ts";
import { company } from "../../lib/company/company.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { apiHref } from "../../ui/api-client.ts";
import { OutcomePage } from "./outcome-page.tsx";

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
