import type { CSSProperties } from "react";
import { accent } from "../../lib/company/accent.ts";
import { logoBitmap } from "../../lib/company/logo-bitmap.ts";

/*
 * The look of emails. Styles are inline, because several mail programs drop style sheets, and nothing external is
 * loaded.
 */

/** The brand's colours: light ones for inline styles, dark ones for the style sheet. */
export const LIGHT = {
  ground: "#F1F5F4",
  raised: "#FFFFFF",
  ink: "#0B2428",
  soft: "#4A6166",
  hairline: "#CDD8D6",
  wind: "#9FB2B3",
  signal: accent("light").signal,
  onSignal: accent("light").onSignal,
  river: "#1F6E8C",
};
const DARK: typeof LIGHT = {
  ground: "#0A1A1D",
  raised: "#10262A",
  ink: "#E8F0EE",
  soft: "#9BB2B4",
  hairline: "#264044",
  wind: "#4F6B6F",
  signal: accent("dark").signal,
  onSignal: accent("dark").onSignal,
  river: "#7FC1D6",
};

export const TEXT_FONT = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Helvetica, Arial, sans-serif";
export const HEADING_FONT = `'Familjen Grotesk', ${TEXT_FONT}`;

/**
 * Returns the dark colours by class. Outlook marks elements that it has recoloured with `[data-ogsc]` and
 * `[data-ogsb]`.
 */
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

/** Rules for dark colours and narrow screens, which cannot be inline. */
export const SHEET = `
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

export const WRAP: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };

/** Content-ID of the owner's logo, which is attached so that reading the email loads nothing. */
const LOGO_ID = "logo@company";
/** URL of the logo in an email's HTML. */
export const MAIL_LOGO = `cid:${LOGO_ID}`;

/** Size and margin of the attached logo in pixels, twice as large as shown, for sharp display. */
const BOX = { width: 400, height: 80, margin: 8 };

let drawn: Promise<Buffer | undefined> | undefined;

/** Returns the attachments for an email's pictures, in nodemailer's format. */
export async function picturesOf(html: string) {
  if (!html.includes(MAIL_LOGO)) return [];
  drawn ??= logoBitmap(BOX);
  const content = await drawn;
  return content ? [{ filename: "logo.png", content, cid: LOGO_ID, contentDisposition: "inline" as const }] : [];
}
