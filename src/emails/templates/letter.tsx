import { Fragment } from "react";
import { company } from "../../lib/company/company.ts";
import { letterBlocks } from "../../lib/text/letter-blocks.ts";
import { letter as en } from "../../text/en/emails/mail-frame.ts";
import { letter as fr } from "../../text/fr/emails/mail-frame.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import { Frame, InlineLink, Paragraph, PartRule, Small } from "../parts/mail-parts.tsx";
import { phoneText } from "../parts/mail-words.ts";
import { type MailContext, type RenderedMail, textPart, textSignature } from "../parts/rendered-mail.tsx";

/** Builds a staff member's letter: the text as written, then who we are and why it was sent (CASL, s. 6(2)). */
export function letter(
  { subject, body, replyTo }: MailPayloads["letter"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const blocks = letterBlocks(body);
  const why = text.why(company.legalName);
  const reach = `${phoneText(company.phone, language)}, ${company.email}`;
  return {
    subject,
    replyTo,
    isPersonal: true,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={subject} preview={body.split("\n", 1)[0] ?? ""}>
        {blocks.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <Paragraph key={index} style={index === 0 ? { marginTop: 0 } : {}}>
            {lines.map((parts, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <Fragment key={line}>
                {line > 0 && <br />}
                {parts.map(({ text: words, href }) =>
                  href ? (
                    <InlineLink key={words} href={href}>
                      {words}
                    </InlineLink>
                  ) : (
                    words
                  ),
                )}
              </Fragment>
            ))}
          </Paragraph>
        ))}
        <PartRule />
        <Small style={{ margin: 0 }}>
          {why} {reach}
        </Small>
      </Frame>
    ),
    text: textPart(body.trim(), `${textSignature(language)}\n${reach}\n${why}`),
  };
}
