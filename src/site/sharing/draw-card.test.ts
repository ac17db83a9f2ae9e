import { expect, it, vi } from "vitest";
import { drawCard, oneAtATime } from "./draw-card.ts";
import { CARD_SIZE, cardPath, type PreviewCard } from "./preview-card.ts";

const CARD: PreviewCard = { language: "fr", title: "Un prix par mois.", eyebrow: "Tarifs" };

it("draws a PNG of the stated size, identical for the same card", async () => {
  const [png, again] = await Promise.all([drawCard(CARD), drawCard(CARD)]);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(CARD_SIZE);
  expect(png.byteLength).toBeLessThan(100_000);
  expect(again.equals(png)).toBe(true);
});

it("draws one card at a time, continues after a failure, and refuses what would wait too long", async () => {
  const letGo: ((failed: boolean) => void)[] = [];
  const draw = oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        letGo.push((failed) => (failed ? reject(new Error("no memory")) : resolve(Buffer.from("png"))));
      }),
  );
  const drawings = Array.from({ length: 10 }, () => draw(CARD));
  await expect(draw(CARD)).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 });
  await expect.poll(() => letGo.length).toBe(1);
  letGo[0]!(true);
  await expect(drawings[0]).rejects.toThrow("no memory");
  await expect.poll(() => letGo.length).toBe(2);
  letGo[1]!(false);
  await expect(drawings[1]).resolves.toEqual(Buffer.from("png"));
  // There is room again.
  drawings.push(draw(CARD), draw(CARD));
  await expect(draw(CARD)).rejects.toMatchObject({ code: "unavailable" });
  for (let index = 2; index < drawings.length; index += 1) {
    await expect.poll(() => letGo.length).toBe(index + 1);
    letGo[index]!(false);
  }
  await Promise.all(drawings.slice(2));
});

it("has a separate address for each content, below the page's own", () => {
  const addresses = [
    cardPath("/pricing", CARD),
    cardPath("/pricing", { ...CARD, language: "en" }),
    cardPath("/pricing", { ...CARD, title: "Deux prix par mois." }),
    cardPath("/pricing", { ...CARD, eyebrow: "" }),
  ];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^\/pricing\/card\/[\w-]{6}\.png$/);
  expect(cardPath("/", CARD)).toMatch(/^\/card\//);
  expect(cardPath("/en", CARD)).toMatch(/^\/en\/card\//);
});

it("draws nothing for a caller whose page has timed out or soon will", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const drawn = vi.fn(async () => {
    vi.advanceTimersByTime(3_000);
    return Buffer.from("png");
  });
  const draw = oneAtATime(drawn);
  const drawings = await Promise.allSettled(Array.from({ length: 4 }, () => draw(CARD)));
  vi.useRealTimers();
  expect(drawings.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(drawn).toHaveBeenCalledTimes(2);
});
