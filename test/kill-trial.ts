import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { application } from "./applications.ts";
import { startServerProcess } from "./server-process.ts";
import type { Store } from "./store.ts";

/** Number of concurrent visitors, each of whom keeps sending requests until the server is gone. */
const VISITORS = 8;

interface Sent {
  key: string;
  body: string;
  /** The 201 response, if it arrived; `token`, for booking a time, is absent if the request is held for review. */
  answer?: { id: number; createdAt: string; token?: string };
}

let visitors = 0;

async function post(url: string, sent: Sent): Promise<Response> {
  visitors += 1;
  return await fetch(`${url}/api/consultations`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": sent.key,
      "X-Forwarded-For": `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`,
    },
    body: sent.body,
  });
}

/** Sends requests until the connection breaks, and records each one, answered or not. */
async function sendUntilGone(url: string, all: Sent[], run: number, visitor: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `run-${run}-visitor-${visitor}-${count}`;
    const sent: Sent = {
      key,
      body: JSON.stringify(application({ email: `${key}@torture.example`, elapsedSeconds: 60 })),
    };
    all.push(sent);
    try {
      const response = await post(url, sent);
      const answer = (await response.json()) as { id: number; createdAt: string };
      if (response.status !== 201) throw new Error(`status ${response.status}: ${JSON.stringify(answer)}`);
      sent.answer = answer;
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/**
 * Repeatedly kills the built server while visitors send requests, and checks that every request answered with 201 is
 * stored exactly once, with its consent and emails.
 * @returns how many requests were sent, and how many were resent because their response was lost
 */
export async function killUnderLoad({ variables, open }: Store, kills: number) {
  const all: Sent[] = [];
  for (let run = 0; run < kills; run += 1) {
    const server = await startServerProcess(variables);
    const load = Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) => sendUntilGone(server.url, all, run, visitor)),
    );
    // Kills at a different point each time: after a varying number of responses and milliseconds.
    const enough = all.length + 15 + ((run * 7) % 30);
    while (all.length < enough) await Promise.race([sleep(1), load]);
    await sleep((run * 3) % 10);
    await server.kill();
    await load;
  }

  const unanswered = all.filter(({ answer }) => !answer);
  const server = await startServerProcess(variables);
  // Visitors whose response was lost resend with the same idempotency key, and so do some others.
  try {
    for (const sent of [...unanswered, ...all.filter(({ answer }) => answer).slice(-20)]) {
      const response = await post(server.url, sent);
      const answer = (await response.json()) as Sent["answer"];
      expect(response.status).toBe(201);
      if (sent.answer) expect(answer).toEqual(sent.answer);
      else sent.answer = answer;
    }
  } finally {
    await server.stop();
  }

  const database = open();
  const rows = await database.kysely
    .selectFrom("consultations")
    .select(["id", "email", "createdAt", "review"])
    .execute();
  const consents = await database.kysely.selectFrom("consent_ledger").select("consultationId").execute();
  const mails = await database.kysely.selectFrom("outbox").select(["dedupeKey"]).execute();
  await database.close();

  const stored = new Map(rows.map(({ email, id, createdAt }) => [email, { id, createdAt: createdAt.toISOString() }]));
  for (const { key, answer } of all) {
    expect(stored.get(`${key}@torture.example`)).toEqual({ id: answer?.id, createdAt: answer?.createdAt });
  }
  expect(rows, "each once, and nothing else").toHaveLength(all.length);
  expect(new Set(consents.map(({ consultationId }) => consultationId)).size, "each with its consent").toBe(all.length);
  const accepted = rows.filter(({ review }) => review === "accepted");
  expect(mails, "two mails for each that was not put aside").toHaveLength(accepted.length * 2);
  expect(all.length).toBeGreaterThan(kills * VISITORS);
  return { sent: all.length, sentAgain: unanswered.length };
}
