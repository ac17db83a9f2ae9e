import { describe, expect, it } from "vitest";
import { csvFile, csvStream } from "./csv.ts";
import { greetingName } from "./mailbox.ts";
import { maskNumbers } from "./mask-numbers.ts";
import { typeset } from "./typography.ts";
import { writtenDate } from "./written-date.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

it.each([
  ["2027-03-01T13:00:00Z", "lundi 1er mars 2027 à 8 h", "Monday, March 1, 2027 at 8 AM"],
  ["2027-03-11T13:05:00Z", "jeudi 11 mars 2027 à 8 h 05", "Thursday, March 11, 2027 at 8:05 AM"],
  ["2027-03-02T01:00:00Z", "lundi 1er mars 2027 à 20 h", "Monday, March 1, 2027 at 8 PM"],
  ["2027-02-01T06:30:00Z", "lundi 1er février 2027 à 1 h 30", "Monday, February 1, 2027 at 1:30 AM"],
])("writes %s the way people do", (moment, fr, en) => {
  const options = { dateStyle: "full", timeStyle: "short" } as const;
  expect(plain(writtenDate("fr", new Date(moment), options))).toBe(fr);
  expect(plain(writtenDate("en", new Date(moment), options))).toBe(en);
});

it("keeps the seconds of a whole hour", () => {
  const options = { timeStyle: "medium" } as const;
  expect(plain(writtenDate("fr", new Date("2027-03-01T13:00:07Z"), options))).toBe("8 h 00 min 07 s");
  expect(writtenDate("en", new Date("2027-03-01T13:05:00Z"), options)).toBe("8:05:00 AM");
});

describe("typography", () => {
  it.each([
    ["L'équipe s'en occupe", "L’équipe s’en occupe"],
    ['Un "bon" outil : oui !', "Un «\u00a0bon\u00a0» outil\u00a0: oui!"],
    ["Il coûte 1 500 $, soit 20% de moins...", "Il coûte 1\u00a0500\u00a0$, soit 20\u00a0% de moins…"],
    ["Prix: 49 $ ; voir https://boreal.example:8080/a", "Prix\u00a0: 49\u00a0$; voir https://boreal.example:8080/a"],
    ["De 9:00 à 17:30", "De 9:00 à 17:30"],
  ])("sets French typing, %j", (typed, set) => {
    expect(typeset(typed, "fr")).toBe(set);
    expect(typeset(set, "fr")).toBe(set);
  });

  it("sets English typing", () => {
    expect(typeset(`It's "done" ... 20% off: $1,500!`, "en")).toBe("It’s “done” … 20% off: $1,500!");
  });
});

it.each([
  ["Luc Tremblay", "Luc"],
  ["Marie-Ève  Roy", "Marie-Ève"],
  ["Mme Gagné", "Mme Gagné"],
  ["É. Gagné", "É. Gagné"],
  ["Zoé", "Zoé"],
])("an email to %s greets %s", (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

describe("a masked text", () => {
  it.each([
    ["4111 1111 1111 1111", "•••• •••• •••• ••••"],
    ["carte 4111-1111-1111-1111 12/27 123", "carte ••••-••••-••••-•••• 12/27 123"],
    ["4111 1111 1111 1111 12 27 123", "•••• •••• •••• •••• 12 27 123"],
    ["5555555555554444.", "••••••••••••••••."],
    ["amex 3782 822463 10005", "amex •••• •••••• •••••"],
    ["mon NAS est 046 454 286 et 130 692 544", "mon NAS est ••• ••• ••• et ••• ••• •••"],
    ["NAS 130692544", "NAS •••••••••"],
    ["6011 0009 9013 9424", "•••• •••• •••• ••••"],
    ["4111  1111   1111 - 1111", "••••  ••••   •••• - ••••"],
    ["4111\n1111\r\n1111\n\n1111", "••••\n••••\r\n••••\n\n••••"],
    ["4111/1111_1111|1111", "••••/••••_••••|••••"],
    ["4111, 1111, 1111, 1111", "••••, ••••, ••••, ••••"],
    ["4111\u20091111\u20111111\u20141111", "••••\u2009••••\u2011••••\u2014••••"],
    ["41\u200b11\u20601111\u00ad1111\ufeff1111", "••\u200b••\u2060••••\u00ad••••\ufeff••••"],
    ["4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "• • • • • • • • • • • • • • • •"],
    ["NAS 0-4-6 4-5-4 2-8-6", "NAS •-•-• •-•-• •-•-•"],
    ["046\n454\n286", "•••\n•••\n•••"],
    ["４１１１　１１１１　１１１１　１１１１", "••••　••••　••••　••••"],
    ["deux: 4111111111111111 4111111111111111", "deux: •••••••••••••••• ••••••••••••••••"],
  ])("hides cards and social insurance numbers: %s", (text, masked) => {
    expect(maskNumbers(text)).toBe(masked);
  });

  it.each([
    "450 555-0142",
    "+1 (514) 555-0142",
    "450 555 0142 514 555 0143",
    "commande 4111 1111 1111 1112",
    "130 692 545",
    "500 $, 1 500 $ ou 3 500 $",
    "H7N 1A1, 1234567890123",
    "2026-11-20 08:30",
    "130,692,544 $",
    "de 500, 1500 ou 3500 $ par mois, 2024/2025/2026",
    "450 555-0142, 514 555-0143\n819 555-0144",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n10",
  ])("leaves other numbers alone: %s", (text) => {
    expect(maskNumbers(text)).toBe(text);
  });
});

describe("a CSV file", () => {
  it("keeps a multi-line cell in one cell, and lets no cell be a formula", () => {
    expect(
      csvFile([
        ["a", "b"],
        ["one\ntwo", '=1+"x"'],
        ["one\r\ntwo", ""],
      ]),
    ).toBe('\uFEFFa,b\r\n"one\ntwo","\'=1+""x"""\r\n"one\r\ntwo",\r\n');
  });

  it("asks for the rows after each page's last one, until there are none", async () => {
    const asked: (number | undefined)[] = [];
    const nextPage = async (last: number | undefined) => {
      asked.push(last);
      return [1, 2, 3, 4, 5].filter((row) => row > (last ?? 0)).slice(0, 2);
    };
    const stream = csvStream(["n"], nextPage, (row) => [String(row)]);
    const bytes = await new Response(stream).bytes();
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe("\uFEFFn\r\n1\r\n2\r\n3\r\n4\r\n5\r\n");
    expect(asked).toEqual([undefined, 2, 4, 5]);
  });
});
