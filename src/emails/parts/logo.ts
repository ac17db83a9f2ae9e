import { logoBitmap } from "../../lib/company/logo-bitmap.ts";

/** Content-ID of the owner's logo, which travels with the mail: nothing is fetched when it is read. */
const LOGO_ID = "logo@company";
/** Address of the logo in a mail's HTML. */
export const MAIL_LOGO = `cid:${LOGO_ID}`;

/** Twice as large as it is shown, in pixels. */
const BOX = { width: 400, height: 80, margin: 8 };

let drawn: Promise<Buffer | undefined> | undefined;

/** The mail's pictures, as nodemailer takes them. */
export async function picturesOf(html: string) {
  if (!html.includes(MAIL_LOGO)) return [];
  drawn ??= logoBitmap(BOX);
  const content = await drawn;
  return content ? [{ filename: "logo.png", content, cid: LOGO_ID, contentDisposition: "inline" as const }] : [];
}
