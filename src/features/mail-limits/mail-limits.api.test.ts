import { expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import { claimMail } from "./mail-limits.ts";

const NOON = new Date("2026-11-20T17:00:00Z");

it.each([
  [
    "Gmail",
    ["ana.roy@gmail.com", "anaroy@gmail.com", "AnaRoy@GMail.com", "a.n.a.r.o.y@gmail.com", "anaroy+1@gmail.com"],
    [
      "ana.roy+a+b@gmail.com",
      "anaroy@googlemail.com",
      "ana.roy@GOOGLEMAIL.com",
      "ａnaroy@gmail.com",
      "anaroy@ｇmail.com",
    ],
  ],
  [
    "Proton",
    ["ana.roy@proton.me", "anaroy@proton.me", "ana-roy@proton.me", "ana_roy@proton.me", "Ana.Roy@Proton.me"],
    ["a.n.a.roy@proton.me", "anaroy+1@proton.me", "ana.roy+2@proton.me", "a-n-a-roy@proton.me", "an.aroy@proton.me"],
  ],
  [
    "Yahoo",
    ["anaroy@yahoo.ca", "anaroy-shop@yahoo.ca", "anaroy-1@yahoo.ca", "anaroy-2@yahoo.ca", "AnaRoy@yahoo.ca"],
    ["anaroy+a@yahoo.ca", "anaroy-a-b@yahoo.ca", "ANAROY-x@yahoo.ca", "anaroy-3@Yahoo.ca", "anaroy-4@yahoo.ca"],
  ],
  [
    "Proton’s other domains",
    ["ana.roy@proton.me", "anaroy@protonmail.com", "ana-roy@pm.me", "ana_roy@protonmail.ch", "ANAROY@PM.ME"],
    ["anaroy+1@pm.me", "a.na.roy@protonmail.com", "an_aroy+x@proton.me", "ana.r.o.y@pm.me", "ana-roy@proton.me"],
  ],
  [
    "Apple",
    ["anaroy@icloud.com", "anaroy@me.com", "anaroy@mac.com", "AnaRoy@iCloud.com", "anaroy+1@icloud.com"],
    ["anaroy+2@me.com", "anaroy+a+b@mac.com", "ANAROY@ME.COM", "anaroy+shop@iCLOUD.com", "ａnaroy@icloud.com"],
  ],
  [
    "Fastmail",
    [
      "anaroy@fastmail.com",
      "a@anaroy.fastmail.com",
      "b@anaroy.fastmail.com",
      "anaroy+1@fastmail.com",
      "c@AnaRoy.FastMail.com",
    ],
    [
      "d+e@anaroy.fastmail.com",
      "AnaRoy@fastmail.com",
      "f@anaroy.fastmail.com",
      "anaroy+g+h@fastmail.com",
      "i@anaroy.fastmail.com",
    ],
  ],
])("ten spellings of one %s mailbox get one email per purpose", async (_provider, some, others) => {
  const database = await testDatabase();
  const claims: string[] = [];
  for (const address of [...some, ...others])
    if (await claimMail(database.kysely, "privacy-see", address, NOON)) claims.push(address);
  expect(claims).toEqual([some[0]]);
  expect(await claimMail(database.kysely, "newsletter-confirm", some[0]!, NOON)).toBe(true);
  await database.close();
});

it("treats addresses that differ otherwise as separate mailboxes", async () => {
  const database = await testDatabase();
  for (const address of ["ana.roy@exemple.ca", "anaroy@exemple.ca", "ana-roy@exemple.ca", "anaroy@gmail.com"])
    expect(await claimMail(database.kysely, "privacy-see", address, NOON), address).toBe(true);
  await database.close();
});
