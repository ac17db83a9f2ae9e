import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { application } from "../test/applications.ts";

/** A forwarded address that no other visitor has: several requests in a row from one network are set aside. */
export const fromElsewhere = () => ({
  "X-Forwarded-For": `11.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** Sends a request as a visitor from an address of their own, with a company that no other test finds. */
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
