import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import { company } from "../../lib/company/company.ts";
import { legalIdentity, postalAddress } from "../../lib/company/contact-details.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { claimsEn } from "../../text/en/claims.ts";
import { claimsFr } from "../../text/fr/claims.ts";
import { HEADING_FONT, LIGHT, MAIL_LOGO, SHEET, TEXT_FONT, WRAP } from "./look.ts";
import { Table } from "./tables.tsx";

/** Renders an email's frame: head, wordmark, panel and the sender's postal address. */
export function Frame(props: {
  language: Language;
  siteUrl: string;
  /** Shown after the subject in a list of emails. */
  preview: string;
  subject: string;
  children: ReactNode;
}) {
  const { language, siteUrl } = props;
  const { demonstration } = language === "fr" ? claimsFr : claimsEn;
  return (
    <Html lang={LOCALE_OF[language]} dir="ltr">
      <Head>
        <title>{props.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <style>{SHEET}</style>
      </Head>
      <Body
        className="ground"
        style={{ backgroundColor: LIGHT.ground, margin: 0, padding: 0, fontFamily: TEXT_FONT, color: LIGHT.ink }}
      >
        <Preview>{props.preview}</Preview>
        <div className="ground" style={{ backgroundColor: LIGHT.ground }}>
          <Container style={{ maxWidth: 620 }}>
            <Section>
              <div className="frame" style={{ padding: "28px 16px 40px" }}>
                <Wordmark href={siteUrl + pathIn(language, "/")} />
                <div
                  className="raised panel rule"
                  style={{
                    backgroundColor: LIGHT.raised,
                    border: `1px solid ${LIGHT.hairline}`,
                    padding: "36px 36px 38px",
                  }}
                >
                  {props.children}
                </div>
                <Small style={{ padding: "0 2px", marginTop: 18, marginBottom: 0 }}>
                  {legalIdentity()}, {postalAddress(language)}
                  {demonstration && (
                    <>
                      <br />
                      {demonstration}
                    </>
                  )}
                </Small>
              </div>
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  );
}

/** Renders the company's logo or name, beside decorative lines. */
function Wordmark({ href }: { href: string }) {
  return (
    <Table width="100%">
      <tr>
        <td style={{ padding: "0 18px 14px 2px", width: 1, whiteSpace: "nowrap" }}>
          <Link
            href={href}
            className="ink"
            style={{
              color: LIGHT.ink,
              fontFamily: HEADING_FONT,
              fontSize: 24,
              fontWeight: 600,
              letterSpacing: "-0.025em",
              textDecoration: "none",
            }}
          >
            {company.logo && (
              <img
                src={MAIL_LOGO}
                alt={company.logo.hasName ? company.name : ""}
                height="40"
                style={{ border: 0, marginRight: 10, verticalAlign: "middle" }}
              />
            )}
            {!company.logo?.hasName && company.name}
          </Link>
        </td>
        <td style={{ padding: "4px 0 14px", verticalAlign: "middle" }} aria-hidden="true">
          <WindLine />
          <WindLine />
          <WindLine signal />
          <WindLine />
          <WindLine />
        </td>
      </tr>
    </Table>
  );
}

function WindLine({ signal = false }: { signal?: boolean }) {
  return (
    <div
      className={signal ? "line" : "wind"}
      style={{
        backgroundColor: signal ? LIGHT.signal : LIGHT.wind,
        fontSize: 1,
        height: signal ? 2 : 1,
        lineHeight: "1px",
        marginBottom: 4,
      }}
    />
  );
}

interface WordsProps {
  children: ReactNode;
}

const heading =
  (as: "h1" | "h2" | "h3", className: string, look: CSSProperties) =>
  ({ children }: WordsProps) => (
    <Heading as={as} className={className} style={look}>
      {children}
    </Heading>
  );

const text =
  (className: string, look: CSSProperties) =>
  ({ children, style }: WordsProps & { style?: CSSProperties }) => (
    <Text className={className} style={{ ...look, ...style }}>
      {children}
    </Text>
  );

/** The email's only main heading. */
export const Title = heading("h1", "ink title", {
  color: LIGHT.ink,
  fontFamily: HEADING_FONT,
  fontSize: 32,
  fontWeight: 600,
  letterSpacing: "-0.025em",
  lineHeight: 1.08,
  margin: 0,
  ...WRAP,
});

export const PartTitle = heading("h2", "ink rule", {
  borderTop: `1px solid ${LIGHT.hairline}`,
  color: LIGHT.ink,
  fontFamily: HEADING_FONT,
  fontSize: 20,
  fontWeight: 600,
  letterSpacing: "-0.015em",
  lineHeight: 1.2,
  margin: "32px 0 10px",
  paddingTop: 26,
});

/** Heading of a group within a part. */
export const StepTitle = heading("h3", "ink", {
  color: LIGHT.ink,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: 1.4,
  margin: "18px 0 4px",
});

/** A line above the title that names the kind of email. */
export const Kicker = text("soft", { color: LIGHT.soft, fontSize: 15, lineHeight: 1.4, margin: "0 0 10px" });

export const Paragraph = text("ink", {
  color: LIGHT.ink,
  fontSize: 17,
  lineHeight: 1.55,
  margin: "14px 0 0",
  ...WRAP,
});

/** Less important text, in smaller print. */
export const Small = text("soft", { color: LIGHT.soft, fontSize: 14, lineHeight: 1.5, margin: "12px 0 0", ...WRAP });

/** Draws a hairline between parts that have no heading. */
export function PartRule() {
  return (
    <div
      className="rule"
      style={{ borderTop: `1px solid ${LIGHT.hairline}`, fontSize: 1, lineHeight: "1px", margin: "28px 0 24px" }}
    />
  );
}

export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="river" style={{ color: LIGHT.river, textDecoration: "underline", ...WRAP }}>
      {children}
    </Link>
  );
}

/** Renders a link as a button: `signal` for an email's main action, `outline` for the others. */
export function ActionButton(props: { href: string; kind: "signal" | "outline"; children: ReactNode }) {
  const signal = props.kind === "signal";
  return (
    <Button
      href={props.href}
      className={`button ${props.kind}`}
      style={{
        backgroundColor: signal ? LIGHT.signal : "transparent",
        border: `1px solid ${signal ? LIGHT.signal : LIGHT.soft}`,
        borderRadius: 4,
        color: signal ? LIGHT.onSignal : LIGHT.ink,
        display: "inline-block",
        fontSize: 16,
        fontWeight: 600,
        lineHeight: "22px",
        margin: "10px 10px 0 0",
        padding: "11px 18px",
        textDecoration: "none",
      }}
    >
      {props.children}
    </Button>
  );
}

export function Quote({ language, children }: { language: Language; children: string }) {
  return (
    <div
      className="ink rule"
      dir="auto"
      lang={LOCALE_OF[language]}
      style={{
        borderLeft: `2px solid ${LIGHT.hairline}`,
        color: LIGHT.ink,
        fontSize: 16,
        lineHeight: 1.55,
        marginTop: 8,
        paddingLeft: 14,
        whiteSpace: "pre-wrap",
        ...WRAP,
      }}
    >
      {children}
    </div>
  );
}
