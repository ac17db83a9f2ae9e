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
import { postalAddress } from "../../lib/company/postal-address.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";

/**
 * The parts mails are made of. Styles stand on the elements, because several mail programs drop style sheets; the sheet
 * in the head adds what only it can do: dark colours and narrow screens. Nothing is loaded from anywhere.
 */

/** Colours of the brand: the light ones on the elements, the dark ones in the sheet. */
const LIGHT = {
  ground: "#F1F5F4",
  raised: "#FFFFFF",
  ink: "#0B2428",
  soft: "#4A6166",
  hairline: "#CDD8D6",
  wind: "#9FB2B3",
  signal: "#CF3A14",
  onSignal: "#FFFFFF",
  river: "#1F6E8C",
};
const DARK: typeof LIGHT = {
  ground: "#0A1A1D",
  raised: "#10262A",
  ink: "#E8F0EE",
  soft: "#9BB2B4",
  hairline: "#264044",
  wind: "#4F6B6F",
  signal: "#FF7B4F",
  onSignal: "#1A0A04",
  river: "#7FC1D6",
};

const TEXT_FONT = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const HEADING_FONT = `'Familjen Grotesk', ${TEXT_FONT}`;

/** Dark colours by class; `[data-ogsc]` and `[data-ogsb]` are what Outlook puts on what it has recoloured. */
const darkRules = (scope: string) => `
${scope}.ground{background-color:${DARK.ground}!important}
${scope}.raised{background-color:${DARK.raised}!important}
${scope}.ink{color:${DARK.ink}!important}
${scope}.soft{color:${DARK.soft}!important}
${scope}.rule{border-color:${DARK.hairline}!important}
${scope}.track{background-color:${DARK.hairline}!important}
${scope}.wind{background-color:${DARK.wind}!important}
${scope}.river{color:${DARK.river}!important}
${scope}.fill{background-color:${DARK.river}!important}
${scope}.line{background-color:${DARK.signal}!important}
${scope}.signal{background-color:${DARK.signal}!important;border-color:${DARK.signal}!important;color:${DARK.onSignal}!important}
${scope}.outline{border-color:${DARK.soft}!important;color:${DARK.ink}!important}`;

const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body,table,td{-webkit-text-size-adjust:100%;text-size-adjust:100%}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (prefers-color-scheme:dark){${darkRules("")}}
${darkRules("[data-ogsc] ")}
@media (max-width:480px){
.panel{padding:26px 20px 28px!important}
.frame{padding:18px 10px 28px!important}
.stack{display:block!important;width:100%!important;box-sizing:border-box!important}
.stack-value{padding:0 0 10px!important;border-top:0!important}
.stack-label{padding:10px 0 1px!important}
.button{display:block!important;text-align:center!important;margin-right:0!important}
.title{font-size:27px!important}
}`;

const WRAP: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

/** A whole mail: the head, the wordmark, the panel, the sender's postal address. */
export function Frame(props: {
  language: Language;
  siteUrl: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  subject: string;
  children: ReactNode;
}) {
  const { language, siteUrl } = props;
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
                  {company.legalName}, {postalAddress(language)}
                </Small>
              </div>
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  );
}

/** The name, and the lines once the wind has straightened them. */
function Wordmark({ href }: { href: string }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
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
              {company.name}
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
      </tbody>
    </table>
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

/** The one heading of a mail. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="ink title"
      style={{
        color: LIGHT.ink,
        fontFamily: HEADING_FONT,
        fontSize: 32,
        fontWeight: 600,
        letterSpacing: "-0.025em",
        lineHeight: 1.08,
        margin: 0,
        ...WRAP,
      }}
    >
      {children}
    </Heading>
  );
}

/** Says above the title what kind of mail it is. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <Text className="soft" style={{ color: LIGHT.soft, fontSize: 15, lineHeight: 1.4, margin: "0 0 10px" }}>
      {children}
    </Text>
  );
}

/** Heading of a part, under a hairline. */
export function PartTitle({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="ink rule"
      style={{
        borderTop: `1px solid ${LIGHT.hairline}`,
        color: LIGHT.ink,
        fontFamily: HEADING_FONT,
        fontSize: 20,
        fontWeight: 600,
        letterSpacing: "-0.015em",
        lineHeight: 1.2,
        margin: "32px 0 10px",
        paddingTop: 26,
      }}
    >
      {children}
    </Heading>
  );
}

/** A hairline between parts that have no heading. */
export function PartRule() {
  return (
    <div
      className="rule"
      style={{ borderTop: `1px solid ${LIGHT.hairline}`, fontSize: 1, lineHeight: "1px", margin: "28px 0 24px" }}
    />
  );
}

/** Heading of a group within a part. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h3"
      className="ink"
      style={{ color: LIGHT.ink, fontSize: 16, fontWeight: 600, lineHeight: 1.4, margin: "18px 0 4px" }}
    >
      {children}
    </Heading>
  );
}

export function Paragraph({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <Text
      className="ink"
      style={{ color: LIGHT.ink, fontSize: 17, lineHeight: 1.55, margin: "14px 0 0", ...WRAP, ...style }}
    >
      {children}
    </Text>
  );
}

/** What matters less. */
export function Small({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <Text
      className="soft"
      style={{ color: LIGHT.soft, fontSize: 14, lineHeight: 1.5, margin: "12px 0 0", ...WRAP, ...style }}
    >
      {children}
    </Text>
  );
}

export function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="river" style={{ color: LIGHT.river, textDecoration: "underline", ...WRAP }}>
      {children}
    </Link>
  );
}

/** `signal` for the one action that matters in a mail, `outline` for the others. */
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

export interface Row {
  label: string;
  value: ReactNode;
}

/** Labels and values, side by side where there is room. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <td
              className="stack stack-label soft"
              style={{
                color: LIGHT.soft,
                fontSize: 15,
                lineHeight: 1.45,
                padding: "6px 16px 6px 0",
                verticalAlign: "top",
                width: "38%",
              }}
            >
              {label}
            </td>
            <td
              className="stack stack-value ink"
              style={{
                color: LIGHT.ink,
                fontSize: 16,
                lineHeight: 1.45,
                padding: "6px 0",
                verticalAlign: "top",
                ...WRAP,
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure with a word about it beside. */
export function Figure(props: { figure: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td
            className="river"
            style={{
              color: LIGHT.river,
              fontFamily: HEADING_FONT,
              fontSize: 46,
              fontVariantNumeric: "tabular-nums",
              fontWeight: 600,
              letterSpacing: "-0.03em",
              lineHeight: 1,
              paddingRight: 16,
              verticalAlign: "middle",
              whiteSpace: "nowrap",
            }}
          >
            {props.figure}
          </td>
          <td className="ink" style={{ color: LIGHT.ink, fontSize: 16, lineHeight: 1.4, verticalAlign: "middle" }}>
            {props.children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * A bar of points, with its words above.
 * @param props `most`: the highest `max` of the bars that stand together, so that a point is as long in each
 */
export function PointsBar(props: {
  label: string;
  value: string;
  points: string;
  given: number;
  max: number;
  most: number;
}) {
  const percent = (part: number, whole: number) => `${Math.round((part / Math.max(whole, 1)) * 100)}%`;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: 12 }}>
      <tbody>
        <tr>
          <td className="ink" style={{ color: LIGHT.ink, fontSize: 15, lineHeight: 1.4, paddingBottom: 5 }}>
            <span className="soft" style={{ color: LIGHT.soft }}>
              {props.label}
            </span>
            <br />
            {props.value}
          </td>
          <td
            className="ink"
            align="right"
            style={{
              color: LIGHT.ink,
              fontSize: 15,
              fontVariantNumeric: "tabular-nums",
              lineHeight: 1.4,
              paddingBottom: 5,
              verticalAlign: "bottom",
              whiteSpace: "nowrap",
            }}
          >
            {props.points}
          </td>
        </tr>
        <tr>
          <td colSpan={2}>
            <div
              className="track"
              style={{
                backgroundColor: LIGHT.hairline,
                fontSize: 1,
                height: 6,
                lineHeight: "6px",
                width: percent(props.max, props.most),
              }}
            >
              <div
                className="fill"
                style={{
                  backgroundColor: LIGHT.river,
                  height: 6,
                  lineHeight: "6px",
                  fontSize: 1,
                  width: percent(props.given, props.max),
                }}
              />
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What somebody wrote, with its line ends. */
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
