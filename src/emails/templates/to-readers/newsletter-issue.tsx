import { company } from "../../../lib/company/company.ts";
import { pathIn } from "../../../lib/language.ts";
import { newsletterIssue as en } from "../../../text/en/emails/newsletter.ts";
import { newsletterIssue as fr } from "../../../text/fr/emails/newsletter.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { ActionButton, Frame, Kicker, Paragraph, Small, Title } from "../../parts/mail-parts.tsx";
import { NewsletterFoot, newsletterFootText } from "../../parts/newsletter-foot.tsx";
import { textPart, textSection, textSignature } from "../../parts/text-part.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To the readers of a language: a new article. Opens and clicks are not tracked. */
export function newsletterIssue(
  { reader, title, excerpt, url }: MailPayloads["newsletter-issue"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const isTest = reader === null;
  const unsubscribeUrl = reader?.unsubscribeUrl ?? siteUrl + pathIn(language, "/newsletter/unsubscribe");
  const subject = isTest ? text.testSubject(title) : title;
  return {
    subject,
    replyTo: { name: company.name, address: company.email },
    ...(reader ? { oneClickUrl: reader.oneClickUrl } : {}),
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={subject} preview={excerpt}>
        {isTest && <Small style={{ margin: "0 0 18px" }}>{text.test}</Small>}
        <Kicker>{text.kicker}</Kicker>
        <Title>{title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{excerpt}</Paragraph>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={url} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        <NewsletterFoot language={language} unsubscribeUrl={unsubscribeUrl} />
      </Frame>
    ),
    text: textPart(
      isTest ? text.test : undefined,
      textSection(title),
      excerpt,
      text.textLink(url),
      newsletterFootText(language, unsubscribeUrl),
      textSignature(language),
    ),
  };
}
