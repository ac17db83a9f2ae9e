import { expect, it } from "vitest";
import { queryNumber } from "./input-fields.ts";

it.each(["1", "16", "100"])("reads %j", (text) => {
  expect(queryNumber(1, 100).safeParse(text).data).toBe(Number(text));
});

it.each(["0x10", "1e1", " 7", "7.0", "+7", "-7", "07", "0", "101", "", "٧", "Infinity", "9".repeat(400)])(
  "rejects %j",
  (text) => {
    expect(queryNumber(1, 100).safeParse(text).error?.issues[0]?.message).toBe("filterInvalid");
  },
);
