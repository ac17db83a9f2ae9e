import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

const TROUBLE = "I’m having trouble connecting right now.";
const END = "lease contact us at bonjour@nordet.example or book a free consultation on our website.";
const SAID = {
  elsewhere: `${TROUBLE} P${END}`,
  automation: `${TROUBLE} We’d be glad to discuss automation solutions with you. P${END}`,
  prices: `${TROUBLE} For pricing information, p${END}`,
};

test.each([
  ["elsewhere", ["hello", "pricey", "accosted", "do you do seo"]],
  ["automation", ["Can AUTOMATION help us?", "i automate my emails", "l’automatisation", "price of automation"]],
  ["prices", ["what does it COST", "your prices?", "Pricing please", "combien ça coûte, le prix?"]],
] as const)("offers alternatives for questions about %s (SPEC §8)", (about, asked) => {
  for (const words of asked) expect(failureText(words, "en"), words).toBe(SAID[about]);
});

test.each([
  ["allo", /^J’ai de la difficulté à me connecter en ce moment\. Écrivez-nous à bonjour@nordet\.example ou réservez/],
  ["automatiser mes factures", /automatiser\. Écrivez-nous à/],
  ["COUTE COMBIEN", /moment\. Pour connaître les prix, écrivez-nous à/],
  ["vos tarifs", /Pour connaître les prix/],
])("offers alternatives in French for: %s", (asked, text) => {
  expect(failureText(asked, "fr")).toMatch(text);
});
