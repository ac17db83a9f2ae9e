import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { route } from "../../lib/http/route.ts";
import type { Media } from "../media/assemble.ts";
import { cleanSvg, SvgRefusal } from "./clean-svg.ts";
import type { CompanyValues } from "./model.ts";

/** Stored sizes of the founder's pictures, in pixels: twice the displayed size, for high-density screens. */
const SIZES = {
  portrait: { width: 384, height: 384, fit: "cover" },
  signature: { width: 480, height: 160, fit: "inside" },
} as const;

const PREFIX = { svg: "data:image/svg+xml;base64,", webp: "data:image/webp;base64," };
const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(",") + 1), "base64");

/**
 * Cleans an uploaded logo.
 * @throws AppError `invalid`, with the reason as the field's error
 */
function cleanLogo(source: Uint8Array, field: string): string {
  try {
    return cleanSvg(source);
  } catch (error) {
    if (!(error instanceof SvgRefusal)) throw error;
    throw new AppError("invalid", error.message, { fields: { [field]: error.fault } });
  }
}

/**
 * Rejects pictures that did not come from our upload, since imported files and API clients can contain any: a logo that
 * cleaning would change, or a photo with metadata (location, camera).
 * @throws AppError `invalid`
 */
export function checkPictures({
  look,
  founder: [founder],
  cases,
}: Pick<CompanyValues, "look" | "founder" | "cases">): void {
  for (const [at, { logo }] of look.entries()) checkLogo(logo, `look.${at}.logo`);
  for (const [at, { clientLogo }] of cases.entries()) checkLogo(clientLogo, `cases.${at}.clientLogo`);
  for (const name of ["portrait", "signature"] as const) {
    const data = founder?.[name];
    if (data && !(data.startsWith(PREFIX.webp) && isPlainWebp(bytesOf(data)))) refuse(`founder.0.${name}`);
  }
}

function checkLogo(data: string | null, field: string): void {
  if (!data) return;
  const source = bytesOf(data);
  if (!data.startsWith(PREFIX.svg) || cleanLogo(source, field) !== source.toString()) refuse(field);
}

function refuse(field: string): never {
  throw new AppError("invalid", "No upload has made this picture", { fields: { [field]: "pictureUnclean" } });
}

/** Whether a WebP file (RFC 9649) contains only image chunks, that is, no metadata. */
function isPlainWebp(file: Buffer): boolean {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP") return false;
  for (let at = 12; at < file.length; ) {
    if (!/^(?:VP8[ LX]|ALPH)$/.test(file.toString("latin1", at, at + 4)) || at + 8 > file.length) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return true;
}

export const pictureApi = ({ media }: { media: Media }) =>
  route({
    id: "uploadCompanyPicture",
    method: "post",
    path: "/company/pictures",
    access: "admin",
    summary: "Prepare a picture for the draft of the company",
    description:
      "The body is the file. A logo, the company's or a client's, is an SVG of at most 64 KB, which is written anew from shapes alone; one with scripts, animations, images or outside addresses is refused. A portrait or signature is an image of at most 15 MB, which is cut to size and stripped of its metadata. Nothing is stored: the draft takes the returned `data:` address.",
    query: z.strictObject({ use: z.enum(["logo", "client", "portrait", "signature"], "filterInvalid") }),
    words: { use: "What the picture is for; the limits and the size depend on it." },
    rawBody: {
      schema: z.string(),
      types: ["image/svg+xml", "image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
    },
    response: z.strictObject({ picture: z.string() }),
    async handle({ c, query: { use } }) {
      const upload = Buffer.from(await c.req.arrayBuffer());
      if (use === "logo" || use === "client") {
        return { picture: PREFIX.svg + Buffer.from(cleanLogo(upload, "image")).toString("base64") };
      }
      return { picture: PREFIX.webp + (await media.shrink(upload, SIZES[use])).toString("base64") };
    },
  });
