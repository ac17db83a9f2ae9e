import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { application } from "../test/applications.ts";

/** Returns headers with a random IP address, because several requests in a row from one network are held for review. */
export const fromElsewhere = () => ({
  "X-Forwarded-For": `11.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Sends a request as a visitor with a unique company, from a random IP address. */
export async function visitorAsks(page: Page, baseURL: string | undefined, changes: Record<string, unknown> = {}) {
  const company = `Atelier ${randomUUID().slice(0, 8)}`;
  const name = `Éloïse ${randomUUID().slice(0, 8)}`;
  const sent = application({ name, company, email: `${randomUUID()}@atelier.example`, elapsedSeconds: 90, ...changes });
  sent["additionalInfo"] = changes["additionalInfo"] ?? `Nous recopions les commandes de ${company}.`;
  const answer = await page.request.post(`${baseURL}/api/consultations`, {
    data: sent,
    headers: { ...fromElsewhere(), Origin: baseURL ?? "" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, name: String(sent["name"]), company: String(sent["company"]) };
}
