import { strToU8, type UnzipFileFilter, unzipSync, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Most entries of an archive, and the bytes its texts may unpack to in all: a small file can claim gigabytes. */
const MAX_ENTRIES = 20_000;
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

/** What is read of an archive at once; its images are unpacked one by one, when they are needed. */
export interface Archive {
  /** By path. */
  texts: Map<string, string>;
  /** Paths of files that should be text and are not. */
  unreadable: string[];
  /** @param maxBytes a longer file counts as missing */
  file(path: string, maxBytes: number): Buffer | undefined;
}

const TEXT = /\.(?:md|markdown|json)$/i;
/** What operating systems add to an archive. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.[^./])/;

/** @throws Error for what is no archive, is damaged, or would unpack to too much */
export function readArchive(data: Buffer): Archive {
  const sizes = new Map<string, number>();
  let entries = 0;
  let packedBytes = 0;
  let textBytes = 0;
  const filter: UnzipFileFilter = ({ name, size, originalSize }) => {
    // All of them: folders, and one name over and over, take time too.
    entries += 1;
    if (entries > MAX_ENTRIES) throw new Error("Too many files");
    if (NOT_OURS.test(name) || name.endsWith("/")) return false;
    sizes.set(name, originalSize);
    if (!TEXT.test(name)) return false;
    packedBytes += size;
    // Only entries that lie over one another, each unpacking the same bytes, are more than the archive.
    if (packedBytes > data.byteLength) throw new Error("Entries overlap");
    textBytes += originalSize;
    if (textBytes > MAX_TEXT_BYTES) throw new Error("Too much text");
    return true;
  };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  for (const [name, bytes] of Object.entries(unzipSync(data, { filter }))) {
    try {
      texts.set(name, decoder.decode(bytes));
    } catch {
      unreadable.push(name);
    }
  }
  return {
    texts,
    unreadable,
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
  /** Text is compressed, whole or as it comes; bytes (images) are so already. */
  content: string | AsyncIterable<string> | Uint8Array;
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
    const entry = content instanceof Uint8Array ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = modifiedAt;
    zip.add(entry);
    if (content instanceof Uint8Array) entry.push(content, true);
    else {
      for await (const text of typeof content === "string" ? [content] : content) {
        entry.push(strToU8(text));
        yield* written;
        written = [];
      }
      entry.push(new Uint8Array(0), true);
    }
    yield* written;
    written = [];
  }
  zip.end();
  yield* written;
}
