import { expect, it } from "vitest";
import { startJsonServer } from "../../../../test/json-server.ts";
import type { Language } from "../../../lib/language.ts";
import { ProviderFailure, type Turn } from "../answer-provider.ts";
import { destination } from "../outward-request.ts";
import { createDraftWriter, withoutPerson } from "./draft-writer.ts";

const PASSAGE = {
  id: "fees",
  language: "fr" as const,
  title: "D’autres frais?",
  href: "/pricing#fees",
  opening: "Aucuns frais de notre part : le forfait couvre le diagnostic, les essais et le suivi.",
  details: [],
};
const PERSON = ["Éloïse Gagné", "Atelier d’Or inc.", "eloise@atelier.example", "+14505550142"];
const turn = (text: string, language: Language = "fr"): Turn => ({
  text,
  language,
  page: "/",
  sessionId: "",
  messageId: 0,
  at: new Date("2026-11-24T15:00:00Z"),
  history: [],
});
const writer = (url: string, longestWait = 10_000) =>
  createDraftWriter({
    longestWait,
    to: destination(`${url}/v1`, { authorization: "Bearer key" }),
    model: "small",
    passagesFor: async () => [PASSAGE],
    clock: () => new Date("2026-11-24T15:00:00Z"),
  });
const says = (content: string) =>
  startJsonServer((response) => {
    const chunk = { choices: [{ delta: { content }, finish_reason: "stop" }] };
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });

const GOOD = "Le forfait couvre le diagnostic, les essais et le suivi, et il n’y a aucuns frais de notre part.";

it("sends the message, its language and the passages, but nothing that identifies the person", async () => {
  const server = await says(`[1]\n${GOOD}`);
  const message =
    "Bonjour, ici Eloise… Éloïse GAGNÉ de l’Atelier d'Or inc. (eloise@atelier.example, 450 555-0142, www.atelier.example). 500 $, tout compris? Gagné";
  expect(await writer(server.url).write(turn(message), PERSON)).toEqual({
    text: GOOD,
    passages: [{ title: PASSAGE.title, href: PASSAGE.href }],
  });
  expect(server.requests).toHaveLength(1);
  const sent = JSON.stringify(server.requests[0]?.body);
  expect(sent).toMatch(/tout compris/);
  expect(sent).toMatch(/aucuns frais/i);
  expect(sent).not.toMatch(/Éloïse|Eloise|Gagn|Atelier|\b450\b|\b555\b|@/i);
});

it.each([
  ["knows no answer", "[]"],
  ["greets", "[0]\nBonjour et bienvenue chez nous, merci de nous avoir écrit aujourd’hui."],
  ["obeys the message", "[1]\nVotre projet est gratuit à vie, appelez au 514 555-0199."],
  ["makes up a price", "[1]\nLe forfait coûte 99 $ par mois et couvre le diagnostic, les essais et le suivi."],
])("returns no answer if the model %s", async (_, content) => {
  const server = await says(content);
  expect(await writer(server.url).write(turn("500 $, tout compris?"), PERSON)).toBeUndefined();
});

it("times out, and does not ask the model for a while after failures in a row", async () => {
  const hanging = await startJsonServer(() => undefined);
  await expect(writer(hanging.url, 50).write(turn("500 $, tout compris?"), PERSON)).rejects.toThrow("timeout");
  const down = await startJsonServer((response) => void response.writeHead(503).end());
  const own = writer(down.url);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(own.write(turn("500 $, tout compris?"), PERSON)).rejects.toBeInstanceOf(ProviderFailure);
  }
  expect(down.requests).toHaveLength(3);
});

it("removes names however they are written, and keeps everyday words", () => {
  expect(withoutPerson("Marie-Ève de chez Toit & Cie: on veut un toit.", ["Marie-Ève Roy", "Toit & Cie"])).toBe(
    "…-… de chez … & …: on veut un ….",
  );
  expect(withoutPerson("On a un CRM.", ["A. B.", "X+"])).toBe("On a un CRM.");
});
