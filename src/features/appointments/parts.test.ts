import { beforeEach, expect, it } from "vitest";
import { type KeptOffers, keepOffers } from "./parts.ts";

let now: Date;
let lifetime: number;
let worked: number;
let offers: KeptOffers;

beforeEach(() => {
  now = new Date("2027-03-15T12:05:00Z");
  lifetime = Number.POSITIVE_INFINITY;
  worked = 0;
  offers = keepOffers(
    () => now,
    () => lifetime,
  );
});

const ask = (zone = "Europe/Paris") =>
  offers.of({ zone }, async () => {
    worked += 1;
    return `${zone} ${worked}`;
  });

it("computes a result once, including for concurrent callers, until the next quarter of an hour", async () => {
  expect(await Promise.all([ask(), ask(), ask("America/Toronto")])).toEqual([
    "Europe/Paris 1",
    "Europe/Paris 1",
    "America/Toronto 2",
  ]);
  now = new Date("2027-03-15T12:14:59.999Z");
  expect(await ask()).toBe("Europe/Paris 1");
  now = new Date("2027-03-15T12:15:00Z");
  expect(await ask()).toBe("Europe/Paris 3");
  // After the clock is set back, results cached in its future must not be used.
  now = new Date("2027-03-15T12:05:00Z");
  expect(await ask()).toBe("Europe/Paris 4");
});

it("drops everything on a change, including computations in progress", async () => {
  const asked = ask();
  offers.forget();
  expect(await asked).toBe("Europe/Paris 1");
  expect(await ask()).toBe("Europe/Paris 2");
});

it("caches only briefly when other processes may change results unnoticed", async () => {
  lifetime = 1_000;
  await ask();
  now = new Date(now.getTime() + 1_000);
  expect(await ask()).toBe("Europe/Paris 2");
});

it("caches no failure", async () => {
  await expect(offers.of({ zone: "Europe/Paris" }, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask()).toBe("Europe/Paris 1");
});

it("bounds how many entries visitors can create", async () => {
  await ask("first");
  for (let count = 0; count < 500; count += 1) await ask(`zone ${count}`);
  expect(await ask("first")).toBe("first 502");
});
