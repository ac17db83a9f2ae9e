import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { LANGUAGES } from "../../../lib/language.ts";
import { readModel } from "./learned-ways.ts";
import { learnWays } from "./learning.ts";
import { encodeModel } from "./ways-model.ts";

function file(bytes: Buffer): URL {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-ways-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = path.join(folder, "ways.bin");
  writeFileSync(at, bytes);
  return pathToFileURL(at);
}

test.each(LANGUAGES)("what was learned comes back from its file as it was (%s)", async (language) => {
  const model = await learnWays(language);
  expect(model.weights.some((weight) => weight !== 0)).toBe(true);
  const read = await readModel(language, file(encodeModel(language, model)));
  expect(read).toEqual(model);
});

test("a file of other texts, a broken one and none are not used", async () => {
  const bytes = encodeModel("fr", {
    ids: ["hours"],
    signs: [],
    rarities: new Float32Array(),
    unheard: 1,
    ours: [],
    own: new Float32Array(1),
    weights: new Float32Array(),
  });
  expect(await readModel("fr", file(bytes))).toMatchObject({ ids: ["hours"] });
  expect(await readModel("en", file(bytes))).toBeUndefined();
  expect(await readModel("fr", file(bytes.subarray(0, 20)))).toBeUndefined();
  expect(await readModel("fr", new URL("missing.bin", file(bytes)))).toBeUndefined();
});
