import { beforeEach, expect, it } from "vitest";
import { type KeptOffers, keepOffers } from "./kept-offers.ts";

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

it("works an answer out once, for those who ask meanwhile too, until the next quarter of an hour", async () => {
  expect(await Promise.all([ask(), ask(), ask("America/Toronto")])).toEqual([
    "Europe/Paris 1",
    "Europe/Paris 1",
    "America/Toronto 2",
  ]);
  now = new Date("2027-03-15T12:14:59.999Z");
  expect(await ask()).toBe("Europe/Paris 1");
  now = new Date("2027-03-15T12:15:00Z");
  expect(await ask()).toBe("Europe/Paris 3");
  // A clock that was set back knows nothing of what is to come.
  now = new Date("2027-03-15T12:05:00Z");
  expect(await ask()).toBe("Europe/Paris 4");
});

it("forgets everything at a change, also what is being worked out from what was", async () => {
  const asked = ask();
  offers.forget();
  expect(await asked).toBe("Europe/Paris 1");
  expect(await ask()).toBe("Europe/Paris 2");
});

it("keeps nothing for long that other processes may change unheard", async () => {
  lifetime = 1_000;
  await ask();
  now = new Date(now.getTime() + 1_000);
  expect(await ask()).toBe("Europe/Paris 2");
});

it("keeps no failure", async () => {
  await expect(offers.of({ zone: "Europe/Paris" }, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask()).toBe("Europe/Paris 1");
});

it("bounds what strangers can have it keep", async () => {
  await ask("first");
  for (let count = 0; count < 500; count += 1) await ask(`zone ${count}`);
  expect(await ask("first")).toBe("first 502");
});
