import type { Language } from "../../lib/language.ts";
import { staffDigest as en } from "../../text/en/emails/staff-reports.ts";
import { staffDigest as fr } from "../../text/fr/emails/staff-reports.ts";
import type { LeadInDigest, MailPayloads } from "../mail-payloads.ts";
import { ActionButton, Frame, InlineLink, Paragraph, PartRule, Small, Title } from "../parts/mail-parts.tsx";
import { dayText, withoutLinks } from "../parts/mail-words.ts";
import { type MailContext, type RenderedMail, textPart } from "../parts/rendered-mail.tsx";
import { Figure } from "../parts/tables.tsx";

type Digest = MailPayloads["staff-digest"];

/** A digest entry: the number of items, what they are, the first few, and the link to the desk. */
interface Entry {
  key: string;
  count: number;
  /** Wording for the subject. */
  short: string;
  title: string;
  text: string;
  link: string;
  path: string;
  leads: readonly LeadInDigest[];
}

/** Builds the email to staff in the morning about the work that is due. */
export function staffDigest(digest: Digest, { language, siteUrl }: MailContext): RenderedMail {
  const text = language === "fr" ? fr : en;
  const entries = entriesOf(digest, language).filter(({ count }) => count > 0);
  const subject = text.subject(entries.map(({ short }) => short));
  const intro = text.intro(dayText(digest.day, language));
  const leadsOf = ({ leads }: Entry) =>
    leads.map(({ id, name, company, step, by }) => {
      const when = by === null ? null : by < digest.day ? text.since(dayText(by, language)) : text.today;
      const about = [company, step].filter(Boolean).map((part) => withoutLinks(part ?? ""));
      return {
        id,
        name: withoutLinks(name),
        about: [...about, when].filter(Boolean).join(" · "),
        url: `${siteUrl}/admin?consultation=${id}`,
      };
    });
  const restOf = ({ count, leads }: Entry) =>
    leads.length > 0 && count > leads.length ? text.more(count - leads.length) : null;
  return {
    subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={subject} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph>{intro}</Paragraph>
        {entries.map((entry, index) => (
          <div key={entry.key}>
            <PartRule />
            <Figure figure={String(entry.count)}>{entry.title}</Figure>
            <Small style={{ fontSize: 15 }}>{entry.text}</Small>
            {leadsOf(entry).map((lead) => (
              <Paragraph key={lead.id} style={{ fontSize: 16, margin: "10px 0 0" }}>
                <InlineLink href={lead.url}>{lead.name}</InlineLink>
                <br />
                <span className="soft" style={{ fontSize: 15 }}>
                  {lead.about}
                </span>
              </Paragraph>
            ))}
            {restOf(entry) && <Small>{restOf(entry)}</Small>}
            <div style={{ paddingTop: 4 }}>
              <ActionButton href={siteUrl + entry.path} kind={index === 0 ? "signal" : "outline"}>
                {entry.link}
              </ActionButton>
            </div>
          </div>
        ))}
        <PartRule />
        <Small style={{ margin: 0 }}>{text.why}</Small>
      </Frame>
    ),
    text: textPart(
      intro,
      ...entries.map((entry) =>
        [
          `${entry.count} ${entry.title}`,
          entry.text,
          ...leadsOf(entry).map((lead) => `- ${lead.name} · ${lead.about}\n  ${lead.url}`),
          ...(restOf(entry) ? [restOf(entry)] : []),
          siteUrl + entry.path,
        ].join("\n"),
      ),
      text.why,
    ),
  };
}

/** Returns the digest's entries. Late answers come first, because the site promises an answer in time. */
function entriesOf(digest: Digest, language: Language): Entry[] {
  const { short, entries, overdue, allToday } = language === "fr" ? fr : en;
  const { waiting, waitingFirst = [], ofReader = false, own, unassigned, privacy, toCheck, undelivered } = digest;
  const counted = (key: "waiting" | "toCheck" | "undelivered", count: number, path: string): Entry => ({
    key,
    count,
    short: short[key](count),
    title: entries[key].title(count),
    text: entries[key].text(count),
    link: entries[key].link,
    path,
    leads: [],
  });
  const steps = (key: "own" | "unassigned", due: Digest["own"], path: string): Entry => {
    const { count, late, first } = due ?? { count: 0, late: 0, first: [] };
    const { title, link } = entries[key];
    const text = late > 0 ? overdue(late) : allToday(count);
    return { key, count, short: short[key](count), title: title(count), text, link, path, leads: first };
  };
  const falling = (privacy?.late ?? 0) + (privacy?.soon ?? 0);
  const answers = counted("waiting", waiting, ofReader ? "/admin?owner=me&contacted=false" : "/admin?contacted=false");
  const { title, link } = entries.waitingOfReader;
  return [
    { ...answers, leads: waitingFirst, ...(ofReader && { title: title(waiting), link }) },
    steps("own", own, "/admin?stage=open&owner=me&due=today"),
    steps("unassigned", unassigned, "/admin?stage=open&owner=none&due=today"),
    {
      key: "privacy",
      count: falling,
      short: short.privacy(falling),
      title: entries.privacy.title(falling),
      text: privacy?.firstDueOn ? entries.privacy.text(privacy.late, dayText(privacy.firstDueOn, language)) : "",
      link: entries.privacy.link,
      path: "/admin/privacy",
      leads: [],
    },
    counted("toCheck", toCheck, "/admin/to-check"),
    counted("undelivered", undelivered, "/admin/outbox"),
  ];
}
