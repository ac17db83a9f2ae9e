import { shortDigest } from "../text/short-digest.ts";

/**
 * The owner's pictures. Their data stays on the server, like all of `nordetCompany.content`; the site serves them as
 * files.
 */
export type PictureName = "logo" | "client" | "portrait" | "signature";

const ADDRESS = /^(logo|client|portrait|signature)-[0-9a-z]+\.(?:svg|webp)$/;

const decoded = (data: string) => atob(data.slice(data.indexOf(",") + 1));

/**
 * Returns a picture's URL path, which changes with its content.
 * @param data its `data:` URL
 */
export function pictureAddress(name: PictureName, data: string): string {
  const extension = data.startsWith("data:image/svg+xml") ? "svg" : "webp";
  return `/company/${name}-${shortDigest(data)}.${extension}`;
}

/**
 * Returns the width of a cleaned SVG divided by its height.
 * @param svg its `data:` URL
 */
export function proportionsOf(svg: string): number {
  const [, width, height] = /^<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"/.exec(decoded(svg)) ?? [];
  return Number(width) / Number(height) || 1;
}

/** Returns the `data:` URLs of one kind of picture that this process shows: at most one, except for clients' logos. */
function ownPictures(name: PictureName): string[] {
  const { look = [], founder = [], cases = [] } = globalThis.nordetCompany?.content ?? {};
  const pictures = {
    logo: look.map(({ logo }) => logo),
    client: cases.map(({ clientLogo }) => clientLogo),
    portrait: founder.map(({ portrait }) => portrait),
    signature: founder.map(({ signature }) => signature),
  };
  return pictures[name].flatMap((data) => data ?? []);
}

/** Returns the `data:` URL of a picture that this process shows, if any. */
export const ownPicture = (name: Exclude<PictureName, "client">): string | undefined => ownPictures(name)[0];

/**
 * Returns the URL path of a square PNG for home screens and search engines, from the owner's logo or else the sample's.
 */
export function iconAddress(): string {
  const logo = ownPicture("logo");
  return logo ? `/company/icon-${shortDigest(logo)}.png` : "/apple-touch-icon.png";
}

/** Returns the file at `/company/{file}`, if there is one. */
export function pictureFile(file: string): { type: string; body: Uint8Array<ArrayBuffer> } | undefined {
  const name = ADDRESS.exec(file)?.[1] as PictureName | undefined;
  const data = name && ownPictures(name).find((one) => pictureAddress(name, one) === `/company/${file}`);
  if (!data) return undefined;
  const type = data.slice("data:".length, data.indexOf(";"));
  return { type, body: Uint8Array.from(decoded(data), (character) => character.charCodeAt(0)) };
}
