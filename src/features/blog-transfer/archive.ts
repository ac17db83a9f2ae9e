import { strToU8, type UnzipFileFilter, unzipSync, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Most entries of an archive, and the bytes its texts may unpack to in all: a small file can claim gigabytes. */
const MAX_ENTRIES = 20_000;
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

/** What is read of an archive at once; its images are unpacked one by one, when they are needed. */
export interface Archive {
  /** By path. */
  texts: Map<string, string>;
  /** @param maxBytes a longer file counts as missing */
  file(path: string, maxBytes: number): Buffer | undefined;
}

const TEXT = /\.(?:md|markdown|json)$/i;
/** What operating systems add to an archive. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.[^./])/;

/** @throws Error for what is no archive, is damaged, or would unpack to too much */
export function readArchive(data: Buffer): Archive {
  const sizes = new Map<string, number>();
  let textBytes = 0;
  const filter: UnzipFileFilter = ({ name, originalSize }) => {
    if (NOT_OURS.test(name) || name.endsWith("/")) return false;
    sizes.set(name, originalSize);
    if (sizes.size > MAX_ENTRIES) throw new Error("Too many files");
    if (!TEXT.test(name)) return false;
    textBytes += originalSize;
    if (textBytes > MAX_TEXT_BYTES) throw new Error("Too much text");
    return true;
  };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const texts = new Map<string, string>();
  for (const [name, bytes] of Object.entries(unzipSync(data, { filter }))) texts.set(name, decoder.decode(bytes));
  return {
    texts,
    file(path, maxBytes) {
      const size = sizes.get(path);
      if (size === undefined || size > maxBytes) return undefined;
      const bytes = unzipSync(data, { filter: ({ name }) => name === path })[path];
      return bytes && Buffer.from(bytes);
    },
  };
}

export interface ArchiveEntry {
  path: string;
  /** Text is compressed; bytes (images) are so already. */
  content: string | Uint8Array;
  modifiedAt: Date;
}

/** Writes an archive piece by piece, as its entries come. */
export async function* writeArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { path, content, modifiedAt } of entries) {
    const isText = typeof content === "string";
    const entry = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(isText ? strToU8(content) : content, true);
    yield* written;
    written = [];
  }
  zip.end();
  yield* written;
}
