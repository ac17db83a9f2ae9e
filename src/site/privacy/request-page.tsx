import type { PrivacyResult, RequestKind } from "../../features/privacy/model.ts";
import { FORMATS } from "../../features/privacy/model.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { apiHref } from "../../ui/api-client.ts";
import { PRIVACY_ASK_TEXT } from "./privacy-ask-text.ts";

interface RequestPageProps {
  language: Language;
  /** Of the link that was followed. */
  token: string;
  /** Identifies a repeated press; generated for this page. */
  attempt: string;
  /** What the link is about; absent if it does not work. */
  subject: { kind: RequestKind; email: string; dueAt: Date | undefined; isAnswered: boolean } | undefined;
  /** Why pressing the button failed, if that was not the link's fault. */
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
 * Where the emailed link leads: to a button, because mail scanners open links and only a person presses. Afterwards,
 * what was requested, or when it will be answered.
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

/** The page's title, by the state of its link. */
export function requestPageTitle({ language, ...page }: Omit<RequestPageProps, "token" | "attempt">): string {
  const text = PRIVACY_ASK_TEXT[language];
  const { title } = text[stageOf(page)];
  return page.failed ? `${text.invalid} · ${title}` : title;
}
