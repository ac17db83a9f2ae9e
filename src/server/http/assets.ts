import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Encoding, type StoredResponse, storedResponse } from "./responses.ts";

/** A built file, in every available encoding. */
export type Asset = Readonly<Record<Encoding, StoredResponse>>;

/** File names under this folder contain a content hash. */
const HASHED_FOLDER = "/_assets/";
const FOREVER = "public, max-age=31536000, immutable";
/** Files with fixed names (favicon, robots) are revalidated after an hour. */
const FOR_AN_HOUR = "public, max-age=3600";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * Loads the built files into memory, with the `.br` and `.gz` from the build. Only these exact names can be requested,
 * so no path can escape the folder.
 * @param folder `dist/client`
 * @param constantHeaders headers of every response, alternating names and values
 */
export function loadAssets(folder: string, constantHeaders: readonly string[]): Map<string, Asset> {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const assets = new Map<string, Asset>();
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) continue;
    const address = `/${path.relative(folder, file).split(path.sep).map(encodeURIComponent).join("/")}`;
    const body = readFileSync(file);
    const compressed = (suffix: string) => (files.has(file + suffix) ? readFileSync(file + suffix) : undefined);
    assets.set(address, asset(address, body, compressed(".br"), compressed(".gz"), constantHeaders));
  }
  return assets;
}

function asset(
  address: string,
  body: Buffer,
  br: Buffer | undefined,
  gzip: Buffer | undefined,
  constantHeaders: readonly string[],
): Asset {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const varies = br !== undefined || gzip !== undefined;
  const always = [
    ...constantHeaders,
    "Cache-Control",
    address.startsWith(HASHED_FOLDER) ? FOREVER : FOR_AN_HOUR,
    ...(varies ? ["Vary", "Accept-Encoding"] : []),
  ];
  const type = ["Content-Type", TYPES[path.extname(address)] ?? "application/octet-stream"];
  const variant = (encoding: Encoding, encoded: Buffer, mark: string) =>
    storedResponse(encoding, encoded, `"${hash}${mark}"`, type, always);
  const identity = variant("identity", body, "");
  return {
    identity,
    gzip: gzip ? variant("gzip", gzip, "-g") : identity,
    br: br ? variant("br", br, "-b") : identity,
  };
}
