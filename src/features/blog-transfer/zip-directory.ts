/** What the directory of a zip says of a file (APPNOTE 6.3.10, §4.3.12): nothing of it is believed before it is unpacked. */
export interface ZipEntry {
  name: string;
  /** Bytes as they lie in the archive, and as they are said to be once unpacked. */
  packedSize: number;
  size: number;
  method: number;
  /** Where its own header lies. */
  offset: number;
}

export const STORED = 0;
export const DEFLATED = 8;

const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_LENGTH = 20;
const ZIP64_END = 0x06064b50;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const ZIP64_EXTRA = 1;
/** Stands where a number has no room, and is in the Zip64 parts instead. */
const ELSEWHERE = 0xffff_ffff;

/**
 * Everything a zip says it holds, folders too.
 * @throws Error for what is no zip, is damaged, or says that it holds more
 */
export function readZipDirectory(data: Buffer, maxEntries: number): ZipEntry[] {
  const { count, start } = endOf(data);
  if (count > maxEntries) throw new Error("Too many files");
  const entries: ZipEntry[] = [];
  for (let at = start; entries.length < count; ) {
    if (data.readUInt32LE(at) !== ENTRY) throw new Error("Damaged directory");
    const isUtf8 = (data.readUInt16LE(at + 8) & 0x800) !== 0;
    const [nameLength, extraLength] = [data.readUInt16LE(at + 28), data.readUInt16LE(at + 30)];
    const name = data.toString(isUtf8 ? "utf8" : "latin1", at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    const extra = data.subarray(at + ENTRY_LENGTH + nameLength, at + ENTRY_LENGTH + nameLength + extraLength);
    // In this order in the Zip64 part too, where only those are that have no room here.
    const numbers = [data.readUInt32LE(at + 24), data.readUInt32LE(at + 20), data.readUInt32LE(at + 42)];
    const [size = 0, packedSize = 0, offset = 0] = numbers.includes(ELSEWHERE) ? longNumbers(extra, numbers) : numbers;
    entries.push({ name, packedSize, size, method: data.readUInt16LE(at + 10), offset });
    at += ENTRY_LENGTH + nameLength + extraLength + data.readUInt16LE(at + 32);
  }
  return entries;
}

/** The bytes of a file as they lie in the archive. @throws Error when they do not lie there */
export function packedBytes(data: Buffer, { offset, packedSize }: ZipEntry): Buffer {
  if (data.readUInt32LE(offset) !== LOCAL) throw new Error("Damaged entry");
  const start = offset + LOCAL_LENGTH + data.readUInt16LE(offset + 26) + data.readUInt16LE(offset + 28);
  if (start + packedSize > data.length) throw new Error("Damaged entry");
  return data.subarray(start, start + packedSize);
}

function endOf(data: Buffer): { count: number; start: number } {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(END);
  const end = data.lastIndexOf(signature, data.length - END_LENGTH);
  if (end < 0 || end < data.length - END_LENGTH - MAX_COMMENT) throw new Error("Not a zip");
  const locator = end - ZIP64_LOCATOR_LENGTH;
  if (locator < 0 || data.readUInt32LE(locator) !== ZIP64_LOCATOR) {
    return { count: data.readUInt16LE(end + 8), start: data.readUInt32LE(end + 16) };
  }
  const longEnd = Number(data.readBigUInt64LE(locator + 8));
  if (data.readUInt32LE(longEnd) !== ZIP64_END) throw new Error("Damaged directory");
  return { count: Number(data.readBigUInt64LE(longEnd + 32)), start: Number(data.readBigUInt64LE(longEnd + 48)) };
}

function longNumbers(extra: Buffer, numbers: readonly number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_EXTRA) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== ELSEWHERE) return number;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  throw new Error("Damaged directory");
}
