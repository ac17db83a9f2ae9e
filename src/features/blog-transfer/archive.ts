import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from "yauzl";

/** Most entries of an archive, and the bytes its texts may unpack to in all: a small file can claim gigabytes. */
const MAX_ENTRIES = 20_000;
const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** And its images, of which each is unpacked once: they hardly pack, so this is several times the longest upload. */
const MAX_IMAGE_BYTES_IN_ALL = 256 * 1024 * 1024;
/** Most bytes that are unpacked in one go, off the main thread. */
const MAX_CHUNK = 1024 * 1024;

/**
 * What is read of an archive at once; its images are unpacked one by one, when they are needed. A path is found whether its
 * accents stand by themselves, as macOS has them, or not.
 */
export interface Archive {
  /** By path. */
  texts: Map<string, string>;
  /** Paths of files that should be text and are not. */
  unreadable: string[];
  has(path: string): boolean;
  paths(): Iterable<string>;
  /** @param maxBytes a longer file counts as missing, and so does one that is damaged or not as long as it says */
  file(path: string, maxBytes: number): Promise<Buffer | undefined>;
}

/** Posts, lists, and the settings of a site of Hugo or Jekyll. */
const TEXT =
  /\.(?:md|mdx|markdown|json|xml|csv)$|(?:^|\/)(?:_config|hugo|config|config\/(?:_default|production)\/\w+)\.(?:toml|ya?ml)$/i;
/** What operating systems add to an archive. */
const NOT_OURS = /(?:^|\/)(?:__MACOSX\/|\.[^./])/;

/** Of the two ways of packing that are read; the other is deflate. */
const STORED = 0;

const UTF8 = new TextDecoder("utf-8", { fatal: true });
/** Whether a name is in UTF-8, as its entry says in its flags; a field of its own may hold it in UTF-8 too. */
const SAYS_UTF8 = 0x800;
const UTF8_NAME = 0x7075;

const inflate = promisify(inflateRaw);

/** @throws Error for what is no archive, is damaged, or would unpack to too much */
export async function readArchive(data: Buffer): Promise<Archive> {
  // Names are decoded here: the library would refuse the whole archive for one that leads out of it, and nothing is ever
  // written under these names. Sizes are checked when an entry is unpacked, so that a damaged image costs no more than itself.
  const zip = await fromBufferPromise(data, { decodeStrings: false, validateEntrySizes: false });
  // Said at the end of the file, so before any entry is looked at.
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
    // Only entries that lie over one another, each unpacking the same bytes, are more than the archive.
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

/** The name of an entry: many programs write UTF-8 and do not say so, where the format has CP437. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  if (!(generalPurposeBitFlag & SAYS_UTF8) && !extraFields.some(({ id }) => id === UTF8_NAME)) {
    try {
      return UTF8.decode(fileNameRaw);
    } catch {
      // Of another time, or another system.
    }
  }
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/**
 * Unpacks a file in the threads of zlib, and no further than it says it is long: what a header claims is no bound by itself.
 * The library's own streams would do so in pieces on this thread.
 * @throws Error for one that is damaged, or longer or shorter than it says
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
