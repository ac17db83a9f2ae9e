import { expect, it } from "vitest";
import { claimsEn } from "./en/claims.ts";
import { claimsFr } from "./fr/claims.ts";

it.each([
  ["0", "Des PME d’ici", "Local small businesses"],
  ["1", "Des PME d’ici", "Local small businesses"],
  ["2", "Plus de 2 entreprises", "More than 2 businesses"],
])("says %s clients in words that agree", (figure, fr, en) => {
  expect(claimsFr.forms.clientsFact(figure)[0]).toBe(fr);
  expect(claimsEn.forms.clientsFact(figure)[0]).toBe(en);
});
