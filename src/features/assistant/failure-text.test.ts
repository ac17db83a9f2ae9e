import { expect, test } from "vitest";
import { failureText } from "./failure-text.ts";

const END = "Please contact us at bonjour@nordet.example or book a free consultation on our website.";
const TROUBLE = "I’m having trouble connecting right now.";

test.each(["hello", "pricey", "accosted", "do you do seo"])("%s: where else to turn (SPEC §8)", (asked) => {
  expect(failureText(asked, "en")).toBe(`${TROUBLE} ${END}`);
});

test.each(["Can AUTOMATION help us?", "i want to automate my emails", "l’automatisation", "price of automation"])(
  "%s: offers to talk about automation",
  (asked) => {
    expect(failureText(asked, "en")).toBe(`${TROUBLE} We’d be glad to discuss automation solutions with you. ${END}`);
  },
);

test.each(["what does it COST", "your prices?", "Pricing please", "combien ça coûte, le prix?"])(
  "%s: about prices",
  (asked) => {
    expect(failureText(asked, "en")).toBe(
      `${TROUBLE} For pricing information, please contact us at bonjour@nordet.example or book a free consultation on our website.`,
    );
  },
);

test.each([
  ["allo", /^J’ai de la difficulté à me connecter en ce moment\. Écrivez-nous à bonjour@nordet\.example ou réservez/],
  ["automatiser mes factures", /automatiser\. Écrivez-nous à/],
  ["COUTE COMBIEN", /moment\. Pour connaître les prix, écrivez-nous à/],
  ["vos tarifs", /Pour connaître les prix/],
])("in French: %s", (asked, text) => {
  expect(failureText(asked, "fr")).toMatch(text);
});
