import { staffDigest as en } from "../text/en/emails/staff-digest.ts";
import { staffDigest as fr } from "../text/fr/emails/staff-digest.ts";
import { ActionButton, Figure, Frame, Paragraph, PartRule, Small, Title } from "./mail-parts.tsx";
import type { MailPayloads } from "./mail-payloads.ts";
import { dayText } from "./moment-text.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { textPart } from "./text-part.ts";

/** What waits for the staff, and where in the desk. */
const ENTRIES = [
  { key: "waiting", path: "/admin?contacted=false" },
  { key: "toCheck", path: "/admin/to-check" },
  { key: "undelivered", path: "/admin/outbox" },
] as const;

/** To the staff, in the morning, when something waits for them. */
export function staffDigest(digest: MailPayloads["staff-digest"], { language, siteUrl }: MailContext): RenderedMail {
  const text = language === "fr" ? fr : en;
  const entries = ENTRIES.filter(({ key }) => digest[key] > 0).map(({ key, path }) => ({
    key,
    count: digest[key],
    url: siteUrl + path,
    title: text.entries[key].title(digest[key]),
    text: text.entries[key].text(digest[key]),
    link: text.entries[key].link,
  }));
  const subject = text.subject(entries.map(({ key, count }) => text.short[key](count)));
  const intro = text.intro(dayText(digest.day, language));
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
            <div style={{ paddingTop: 4 }}>
              <ActionButton href={entry.url} kind={index === 0 ? "signal" : "outline"}>
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
      ...entries.map((entry) => `${entry.count} ${entry.title}\n${entry.text}\n${entry.url}`),
      text.why,
    ),
  };
}
