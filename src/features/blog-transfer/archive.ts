import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from "yauzl";

/** Maximum entries in an archive, and bytes to which its texts may unpack, because a zip bomb can claim gigabytes. */
const MAX_ENTRIES = 20_000;
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** Maximum bytes to which all images may unpack: four times the largest upload, since images barely compress. */
const MAX_IMAGE_BYTES_IN_ALL = 256 * 1024 * 1024;
/** Maximum chunk size of zlib's output buffer, in bytes. */
const MAX_CHUNK = 1024 * 1024;

/**
 * A zip in memory. Its texts are read immediately, its images one by one on demand. Paths match whether accents are
 * composed or, as on macOS, decomposed.
 */
export interface Archive {
  /** Text by path. */
  texts: Map<string, string>;
  /** Paths of text files that are not valid UTF-8. */
  unreadable: string[];
  has(path: string): boolean;
  paths(): Iterable<string>;
  /** @returns undefined if the file is missing, damaged, longer than `maxBytes` or not as long as stated */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
}

/** Text files that we read: posts, member lists, and settings of Hugo and Jekyll sites. */
const TEXT =
  /\.(?:md|mdx|markdown|json|xml|csv)$|(?:^|\/)(?:_config|hugo|config|config\/(?:_default|production)\/\w+)\.(?:toml|ya?ml)$/i;
/** Files that operating systems add to archives. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.[^./])/;

/** Compression method "stored"; the only other one supported is deflate. */
const STORED = 0;

const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** Flag of an entry whose name is UTF-8, and id of the extra field that may contain a UTF-8 name instead. */
const SAYS_UTF8 = 0x800;
const UTF8_NAME = 0x7075;

const inflate = promisify(inflateRaw);

/** @throws Error if the file is not an archive, is damaged, or would unpack to too much */
export async function readArchive(data: Buffer): Promise<Archive> {
  // We decode names ourselves, because the library rejects the whole archive if a name points outside it, and we never
  // write files under these names. Sizes are checked while unpacking, so that a damaged image affects only itself.
  const zip = await fromBufferPromise(data, { decodeStrings: false, validateEntrySizes: false });
  // The count is at the end of the file, so check it before reading any entry.
  if (zip.entryCount > MAX_ENTRIES) throw new Error("Too many files");
  const files = new Map<string, Entry>();
  let packed = 0;
  let textBytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { compressedSize, uncompressedSize } = entry;
    const name = nameOf(entry).normalize();
    if (NOT_OURS.test(name) || name.endsWith("/")) continue;
    files.set(name, entry);
    if (!TEXT.test(name)) continue;
    packed += compressedSize;
    // Only overlapping entries, which unpack the same bytes repeatedly, can add up to more than the archive.
    if (packed > data.byteLength) throw new Error("Entries overlap");
    textBytes += uncompressedSize;
    if (textBytes > MAX_TEXT_BYTES) throw new Error("Too much text");
  }
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  for (const [name, entry] of files) {
    if (!TEXT.test(name)) continue;
    const bytes = await unpack(data, zip, entry);
    try {
      texts.set(name, UTF8.decode(bytes));
    } catch {
      unreadable.push(name);
    }
  }
  let imageBytes = 0;
  return {
    texts,
    unreadable,
    has: (path) => files.has(path.normalize()),
    paths: () => files.keys(),
    async file(path, maxBytes) {
      const entry = files.get(path.normalize());
      const size = entry?.uncompressedSize ?? 0;
      if (!entry || size > maxBytes || imageBytes + size > MAX_IMAGE_BYTES_IN_ALL) return undefined;
      imageBytes += size;
      return await unpack(data, zip, entry).catch(() => undefined);
    },
  };
}

/** Decodes an entry's name. Many programs write UTF-8 without its flag, although the zip format then means CP437. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (!(generalPurposeBitFlag & SAYS_UTF8) && !extraFields.some(({ id }) => id === UTF8_NAME)) {
    try {
      return UTF8.decode(fileNameRaw);
    } catch {
      // Not UTF-8, so the name is in CP437.
    }
  }
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/**
 * Inflates an entry in one call on libuv's threads, and caps the output at the stated size, because the header may lie.
 * The library's own streams would return to this thread for every chunk.
 * @throws Error if the entry is damaged or not as long as stated
 */
async function unpack(data: Buffer, zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { compressedSize, compressionMethod, uncompressedSize: size } = entry;
  if (!entry.canDecodeFileData()) throw new Error("Unknown compression, or encrypted");
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = data.subarray(fileDataStart, fileDataStart + compressedSize);
  const chunkSize = Math.min(Math.max(size, 64), MAX_CHUNK);
  const bytes =
    compressionMethod === STORED ? packed : await inflate(packed, { maxOutputLength: Math.max(size, 1), chunkSize });
  if (bytes.length !== size) throw new Error("Not as long as it says");
  return bytes;
}

export interface ArchiveEntry {
  path: string;
  /** Text, whole or streamed, is deflated; images are stored, because they are already compressed. */
  content: string | AsyncIterable<string> | Uint8Array;
  modifiedAt: Date;
}

/** Writes an archive piece by piece as its entries arrive. */
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
