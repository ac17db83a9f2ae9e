import { expect, it } from "vitest";
import { csvFile, csvStream } from "./csv.ts";

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
