import { AppError } from "../../lib/http/app-error.ts";
import type { ImageFormat } from "./model.ts";

/** Maximum upload size in bytes; a phone's photograph has 3 to 12 MB. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;

/** Maximum pixels decoded, at 4 bytes each: more than cameras have, but below the gigabytes a small file can claim. */
const MAX_PIXELS = 60_000_000;
/**
 * Lower limits for formats that cannot be decoded line by line: AVIF decodes all planes at once (measured 18 bytes per
 * pixel), an interlaced PNG the whole picture. These limits keep a conversion's memory below 300 MB.
 */
const MAX_AVIF_PIXELS = 12_000_000;
const MAX_INTERLACED_PIXELS = 24_000_000;
/** Maximum side in pixels; WebP supports little more. */
const MAX_SIDE = 16_000;

/** Widths to generate, in pixels, if the original is wide enough. */
const WIDTHS = [480, 960, 1600];

/**
 * File signatures of the accepted formats; file names are ignored. No other file reaches a decoder. SVG is excluded,
 * because it can contain scripts and fetch files.
 */
const BEGINNINGS = [/^\xff\xd8\xff/, /^.PNG\r\n.\n/s, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^.{4}ftyp(?:avif|avis|mif1)/s];
/** Bytes needed to recognize a signature. */
const BEGINNING = 16;

/** Time limit per file, in seconds. */
const TIMEOUT = 30;

const QUALITY: Readonly<Record<ImageFormat, number>> = { avif: 55, webp: 78 };

export interface ConvertedFile {
  width: number;
  format: ImageFormat;
  data: Buffer;
}

export interface ConvertedImage {
  width: number;
  height: number;
  /** In ascending order. */
  widths: number[];
  files: ConvertedFile[];
}

/**
 * Converts an upload to the files that pages show: upright, in sRGB, with only an animation's first frame, and without
 * metadata (location, camera, preview).
 * @throws AppError `invalid` unless the upload is an intact image in a known format and of an acceptable size
 */
export async function convertImage(upload: Buffer): Promise<ConvertedImage> {
  return await refusing(async () => {
    const { sharp, open, autoOrient } = await openImage(upload);
    const widest = Math.min(autoOrient.width, WIDTHS.at(-1)!);
    const widths = [...WIDTHS.filter((each) => each < widest), widest];
    // Decodes once, because decoding a large upload takes far more time and memory than writing its files.
    const unpacking = open().timeout({ seconds: TIMEOUT }).resize({ width: widest }).toColourspace("srgb");
    const { data, info } = await unpacking.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
    const files: ConvertedFile[] = [];
    for (const each of widths) {
      const resized = sharp(data, { raw: info }).timeout({ seconds: TIMEOUT }).resize({ width: each });
      const webp = await resized.clone().webp({ quality: QUALITY.webp, effort: 4 }).toBuffer();
      const avif = await resized.avif({ quality: QUALITY.avif, effort: 3 }).toBuffer();
      files.push({ width: each, format: "webp", data: webp }, { width: each, format: "avif", data: avif });
    }
    return { width: autoOrient.width, height: autoOrient.height, widths, files };
  });
}

/**
 * Converts an upload to one small picture like {@link convertImage}, never larger than the original.
 * @returns a WebP file
 * @throws AppError as {@link convertImage} does
 */
export async function shrinkImage(
  upload: Buffer,
  size: { width: number; height: number; fit: "cover" | "inside" },
): Promise<Buffer> {
  return await refusing(async () => {
    const { open, autoOrient } = await openImage(upload);
    const side = Math.min(size.width, autoOrient.width, autoOrient.height);
    const box = size.fit === "cover" ? { ...size, width: side, height: side } : { ...size, withoutEnlargement: true };
    const resized = open()
      .timeout({ seconds: TIMEOUT })
      .resize({ ...box, position: "attention" });
    return await resized.toColourspace("srgb").webp({ quality: QUALITY.webp, effort: 4 }).toBuffer();
  });
}

/**
 * Checks an upload's header without decoding the image.
 * @throws AppError as {@link convertImage} does, except for damage after the header
 */
export async function checkImage(upload: Buffer): Promise<void> {
  await refusing(() => openImage(upload));
}

async function openImage(upload: Buffer) {
  const beginning = upload.toString("latin1", 0, BEGINNING);
  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) throw refusal("imageKind");
  const { default: sharp } = await import("sharp");
  // One thread and no cache, because the process also serves readers and must release the memory.
  sharp.concurrency(1);
  sharp.cache(false);
  const open = () => sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true });
  const { format, compression, isProgressive, width, height, autoOrient } = await open().metadata();
  // HEIC, a format of phone photographs that few other programs can read.
  if (compression === "hevc") throw refusal("imageKind");
  const isInterlaced = format === "png" && isProgressive === true;
  const most = compression === "av1" ? MAX_AVIF_PIXELS : isInterlaced ? MAX_INTERLACED_PIXELS : MAX_PIXELS;
  if (width * height > most || Math.max(width, height) > MAX_SIDE) throw refusal("imageTooLarge");
  return { sharp, open, autoOrient };
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isBomb = error instanceof Error && /pixel limit|too (?:large|big)/i.test(error.message);
    throw refusal(isBomb ? "imageTooLarge" : "imageUnreadable", error);
  }
}

function refusal(key: string, cause?: unknown): AppError {
  return new AppError("invalid", "The image cannot be taken", { fields: { image: key }, cause });
}

/** Maximum uploads waiting behind the current conversion, because each keeps its file in memory. */
const MAX_WAITING = 6;
/** Seconds after which to retry if the queue is full. */
const RETRY_AFTER = 15;

/** Creates a queue that converts one image at a time, because each takes a second and up to 300 MB. */
export function inTurn(): <Result>(convert: () => Promise<Result>) => Promise<Result> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (convert) => {
    if (waiting > MAX_WAITING) {
      throw new AppError("unavailable", "Too many images wait", { retryAfter: RETRY_AFTER });
    }
    waiting += 1;
    const turn = last.then(convert).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => undefined);
    return await turn;
  };
}
