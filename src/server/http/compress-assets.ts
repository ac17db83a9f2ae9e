import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Formats that are compressed already. */
const COMPRESSED = /\.(avif|br|gif|gz|ico|jpe?g|mp4|pdf|png|webp|woff2)$/;
/** A smaller file fits into one packet uncompressed. */
const MIN_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` beside each built file that shrinks. Compresses at the maximum level, because this runs
 * once and the server only reads the files.
 * @param folder `dist/client`
 * @returns how many files were compressed
 */
export function compressAssets(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(file);
  const candidates = files.filter((file) => !COMPRESSED.test(file));
  let count = 0;
  for (const file of candidates) {
    const body = readFileSync(file);
    if (body.byteLength < MIN_BYTES) continue;
    const br = brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
    const gzip = gzipSync(body, { level: 9 });
    if (br.byteLength >= body.byteLength || gzip.byteLength >= body.byteLength) continue;
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gzip);
    count += 1;
  }
  return count;
}
