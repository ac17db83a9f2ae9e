import { expect, it } from "vitest";
import { greetingName } from "./mailbox.ts";

it.each([
  ["Luc Tremblay", "Luc"],
  ["Marie-Ève  Roy", "Marie-Ève"],
  ["Mme Gagné", "Mme Gagné"],
  ["É. Gagné", "É. Gagné"],
  ["Zoé", "Zoé"],
])("an email to %s greets %s", (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});
