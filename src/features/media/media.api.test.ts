import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { auditLog } from "../audit/store.ts";
import { assembleMedia, type Media } from "./assemble.ts";

let database: Database;
let media: Media;
const folder = path.join(mkdtempSync(path.join(tmpdir(), "nordet-media-")), "media");
beforeAll(async () => {
  database = await testDatabase();
  media = assembleMedia({
    database,
    facts: createFacts(database, [auditLog]),
    clock: () => new Date(),
    folder,
    imagesInUse: async () => new Set(),
  });
});
afterAll(async () => {
  await database.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const picture = (width: number, height: number, colour = "#336699") =>
  sharp({ create: { width, height, channels: 3, background: colour } });

const errorOf = (upload: Buffer) =>
  media.store(upload, "ada").then(
    () => "stored",
    (error: unknown) => (error instanceof AppError ? (error.fields["image"] ?? error.code) : `bug: ${error}`),
  );

describe("an upload", () => {
  it("is stored in a few widths and two formats, and is public", async () => {
    const image = await media.store(await picture(2000, 1000).jpeg().toBuffer(), "ada");
    expect(image).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      width: 2000,
      height: 1000,
      widths: [480, 960, 1600],
    });
    for (const width of image.widths) {
      for (const format of ["avif", "webp"] as const) {
        const file = await media.find(`${image.id}-${width}.${format}`);
        if (file?.kind !== "file") throw new Error("no file");
        expect(file.type).toBe(`image/${format}`);
        const { width: found, height, format: kind } = await sharp(file.data).metadata();
        expect([found, height, kind]).toEqual([width, width / 2, format === "avif" ? "heif" : "webp"]);
      }
    }
    expect(await media.find(image.id)).toEqual({ kind: "moved", path: `/media/${image.id}-1600.webp` });
    expect(await media.list(1)).toContainEqual(image);
    expect(existsSync(folder)).toBe(database.dialect === "sqlite");
    if (database.dialect === "sqlite") expect(readdirSync(folder)).toHaveLength(6);
  });

  it("is never enlarged", async () => {
    expect(await media.store(await picture(700, 100).png().toBuffer(), "ada")).toMatchObject({ widths: [480, 700] });
    expect(await media.store(await picture(1, 1).png().toBuffer(), "ada")).toMatchObject({ widths: [1] });
  });

  it("is turned upright and stripped of location and camera data", async () => {
    const upload = await picture(600, 300)
      .withExif({
        IFD0: { Make: "Camera", Copyright: "Ada" },
        IFD3: { GPSLatitude: "45/1 30/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const image = await media.store(upload, "ada");
    expect(image).toMatchObject({ width: 300, height: 600, widths: [300] });
    for (const format of ["avif", "webp"] as const) {
      const file = await media.find(`${image.id}-300.${format}`);
      if (file?.kind !== "file") throw new Error("no file");
      const { exif, xmp, iptc, orientation, height } = await sharp(file.data).metadata();
      expect([exif, xmp, iptc, orientation ?? 1, height]).toEqual([undefined, undefined, undefined, 1, 600]);
    }
  });

  it("keeps its colours and transparency, in every bit depth", async () => {
    const colourOf = async (upload: Buffer) => {
      const { id, widths } = await media.store(upload, "ada");
      const file = await media.find(`${id}-${widths[0]}.webp`);
      if (file?.kind !== "file") throw new Error("no file");
      const { channels } = await sharp(file.data).stats();
      return channels.map(({ mean }) => Math.round(mean / 16));
    };
    const transparent = sharp({ create: { width: 30, height: 20, channels: 4, background: "#ff000080" } });
    expect(await colourOf(await transparent.png().toBuffer())).toEqual([16, 0, 0, 8]);
    expect(await colourOf(await picture(30, 20, "#808080").greyscale().jpeg().toBuffer())).toEqual([8, 8, 8]);
    const deep = picture(30, 20, "#0000ff").toColourspace("rgb16").png();
    expect(await colourOf(await deep.toBuffer())).toEqual([0, 0, 16]);
  });

  it("returns the same image if uploaded before", async () => {
    const upload = await picture(50, 50, "#ff0000").webp().toBuffer();
    const all = await Promise.all([media.store(upload, "ada"), media.store(upload, "ada")]);
    expect(all[0]).toEqual(all[1]);
    expect(await media.store(upload, "bob")).toEqual(all[0]);
    const logged = await database.kysely
      .selectFrom("audit_log")
      .select("actor")
      .where("subject", "=", all[0].id)
      .execute();
    expect(logged).toEqual([{ actor: "ada" }]);
  });
});

describe("a hostile upload", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );

  /** Creates a PNG of a few kilobytes that claims `width` × `height` pixels, which a decoder would have to allocate. */
  function bomb(width: number, height: number): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      const crc = Buffer.alloc(4);
      crc.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, crc]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header[8] = 1;
    const rows = deflateSync(Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 50_000_000)));
    return Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk("IHDR", header),
      chunk("IDAT", rows),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }

  it.each([
    ["SVG", () => svg, "imageKind"],
    ["SVG that begins like XML", () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), "imageKind"],
    ["HTML named an image", () => Buffer.from("<html><script>alert(1)</script></html>"), "imageKind"],
    ["PDF", () => Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n"), "imageKind"],
    ["nothing much", () => Buffer.from([0]), "imageKind"],
    ["SVG behind the first bytes of a GIF", () => Buffer.concat([Buffer.from("GIF89a"), svg]), "imageUnreadable"],
    ["a film", () => Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom"), "imageKind"],
    ["the beginning of a JPEG", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "imageUnreadable"],
    ["pixels without end", () => bomb(30_000, 30_000), "imageTooLarge"],
    ["a long thread", () => bomb(20_000, 100), "imageTooLarge"],
  ])("is rejected: %s", async (_name, make, expected) => {
    expect(await errorOf(make())).toBe(expected);
  });

  it("is rejected at a lower pixel count for formats decoded all at once", async () => {
    expect(await errorOf(await picture(4000, 3100).avif({ effort: 0 }).toBuffer())).toBe("imageTooLarge");
    expect(await errorOf(await picture(5000, 5000).png({ progressive: true }).toBuffer())).toBe("imageTooLarge");
    expect(await errorOf(await picture(5000, 5000).png().toBuffer())).toBe("stored");
  });

  it("is rejected if truncated, and so is TIFF", async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 99, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(await errorOf(whole.subarray(0, whole.length / 2))).toBe("imageUnreadable");
    expect(await errorOf(await picture(10, 10).tiff().toBuffer())).toBe("imageKind");
  });

  it("is rejected if the queue is full", async () => {
    const uploads = await Promise.all(
      Array.from({ length: 12 }, (_, index) => picture(900, 700, `rgb(${index}, 0, 9)`).png().toBuffer()),
    );
    const outcomes = await Promise.all(uploads.map(errorOf));
    expect(outcomes.filter((outcome) => outcome === "unavailable").length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => outcome === "stored").length).toBeGreaterThanOrEqual(7);
  });

  it.each(["../nordet.sqlite", "x", "", "0".repeat(24), `${"0".repeat(24)}-480.webp`, `${"0".repeat(24)}-480.svg`])(
    "is not found under the name %j",
    async (name) => {
      expect(await media.find(name)).toBeUndefined();
    },
  );
});
