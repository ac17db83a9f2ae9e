import { expect, it } from "vitest";
import { assistantEn } from "../../text/en/chat/assistant.ts";
import { assistantFr } from "../../text/fr/chat/assistant.ts";
import { wishIn } from "./wish.ts";

it.each([
  ["person", assistantFr.questions.person],
  ["person", assistantEn.questions.person],
  ["booking", assistantFr.questions.booking],
  ["booking", assistantEn.questions.booking],
  ["person", "Est-ce que je peux parler à quelqu’un de l’équipe?"],
  ["person", "Rappelez-moi au 450 555-0199"],
  ["person", "can I speak with a human please"],
  ["booking", "réserver"],
  ["booking", "Je voudrais prendre rendez-vous"],
  ["booking", "book a meeting"],
  [undefined, "Combien ça coûte?"],
  [undefined, "Can your bot answer my customers?"],
  [undefined, "Does it talk to Salesforce?"],
  [undefined, "I read your book"],
  [undefined, "Votre robot peut-il réserver des tables?"],
])("wishes for %s: %s", (wish, text) => {
  expect(wishIn(text)).toBe(wish);
});
