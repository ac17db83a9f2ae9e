import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { application } from "../test/applications.ts";

/** Sends a request as a visitor would, from an address of its own; another test never finds this company. */
export async function visitorAsks(page: Page, baseURL: string | undefined, changes: Record<string, unknown> = {}) {
  const company = `Atelier ${randomUUID().slice(0, 8)}`;
  const name = `Éloïse ${randomUUID().slice(0, 8)}`;
  const sent = application({ name, company, email: `${randomUUID()}@atelier.example`, elapsedSeconds: 90, ...changes });
  sent["additionalInfo"] = changes["additionalInfo"] ?? `Nous recopions les commandes de ${company}.`;
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join(".");
  const answer = await page.request.post(`${baseURL}/api/consultations`, {
    data: sent,
    headers: { "X-Forwarded-For": `11.${address}`, Origin: baseURL ?? "" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, name: String(sent["name"]), company: String(sent["company"]) };
}
