import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { DEFLATED, packedBytes, readZipDirectory, STORED, type ZipEntry } from "./zip-directory.ts";

/** Most entries of an archive, and the bytes its texts may unpack to in all: a small file can claim gigabytes. */
const MAX_ENTRIES = 20_000;
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** And its images, of which each is unpacked once: they hardly pack, so this is several times the longest upload. */
const MAX_IMAGE_BYTES_IN_ALL = 256 * 1024 * 1024;
/** Most bytes that are unpacked in one go, off the main thread. */
const MAX_CHUNK = 1024 * 1024;

/** What is read of an archive at once; its images are unpacked one by one, when they are needed. */
export interface Archive {
  /** By path. */
  texts: Map<string, string>;
  /** Paths of files that should be text and are not. */
  unreadable: string[];
  has(path: string): boolean;
  /** @param maxBytes a longer file counts as missing, and so does one that is damaged or not as long as it says */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
}

const TEXT = /\.(?:md|markdown|json)$/i;
/** What operating systems add to an archive. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.[^./])/;

const inflate = promisify(inflateRaw);

/** @throws Error for what is no archive, is damaged, or would unpack to too much */
export async function readArchive(data: Buffer): Promise<Archive> {
  const files = new Map<string, ZipEntry>();
  let packed = 0;
  let textBytes = 0;
  for (const entry of readZipDirectory(data, MAX_ENTRIES)) {
    if (NOT_OURS.test(entry.name) || entry.name.endsWith("/")) continue;
    files.set(entry.name, entry);
    if (!TEXT.test(entry.name)) continue;
    packed += entry.packedSize;
    // Only entries that lie over one another, each unpacking the same bytes, are more than the archive.
    if (packed > data.byteLength) throw new Error("Entries overlap");
    textBytes += entry.size;
    if (textBytes > MAX_TEXT_BYTES) throw new Error("Too much text");
  }
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  for (const [name, entry] of files) {
    if (!TEXT.test(name)) continue;
    const bytes = await unpack(data, entry);
    try {
      texts.set(name, decoder.decode(bytes));
    } catch {
      unreadable.push(name);
    }
  }
  let imageBytes = 0;
  return {
    texts,
    unreadable,
    has: (path) => files.has(path),
    async file(path, maxBytes) {
      const entry = files.get(path);
      if (!entry || entry.size > maxBytes || imageBytes + entry.size > MAX_IMAGE_BYTES_IN_ALL) return undefined;
      imageBytes += entry.size;
      return await unpack(data, entry).catch(() => undefined);
    },
  };
}

/**
 * Unpacks a file in the threads of zlib, and no further than it says it is long: what a header claims is no bound by itself.
 * @throws Error for one that is damaged, or longer or shorter than it says
 */
async function unpack(data: Buffer, entry: ZipEntry): Promise<Buffer> {
  const packed = packedBytes(data, entry);
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new Error("Unknown compression");
  const bytes =
    entry.method === STORED
      ? packed
      : await inflate(packed, {
          maxOutputLength: Math.max(entry.size, 1),
          chunkSize: Math.min(Math.max(entry.size, 64), MAX_CHUNK),
        });
  if (bytes.length !== entry.size) throw new Error("Not as long as it says");
  return bytes;
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
