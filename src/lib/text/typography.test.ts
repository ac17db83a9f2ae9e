import { expect, it } from "vitest";
import { typeset } from "./typography.ts";

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
