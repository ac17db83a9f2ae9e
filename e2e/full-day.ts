import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openSqlite } from "../src/db/sqlite.ts";
import { companyDay } from "../src/lib/company/company-day.ts";
import { application } from "../test/applications.ts";
import { addChat } from "../test/chats.ts";

/** Data for a full day: late and due items, long names, past and upcoming calls, chats, bounced emails. */

const HOUR = 3_600_000;

const WALL = new Intl.DateTimeFormat("en-GB", { timeZone: "America/Toronto", hour: "2-digit", minute: "2-digit" });

/** The requests: who sent each, how many hours ago, and any unusual answers. */
const ASKED: readonly { name: string; company: string; hours: number; answers?: Record<string, unknown> }[] = [
  { name: "Alexander Featherstonehaugh-Cholmondeley de la Vérendrye", company: "Manufacture", hours: 216 },
  { name: "Zoé Roy", company: "Société coopérative de producteurs laitiers du Bas-Saint-Laurent", hours: 70 },
  { name: "Li Wu", company: "Wu", hours: 50, answers: { phone: "+33 1 23 45 67 89" } },
  { name: "Amélie Côté", company: "Fonderie Côté", hours: 26, answers: { additionalInfo: "Appelez-moi avant midi." } },
  { name: "Bruno Gagnon", company: "Gagnon et fils", hours: 5, answers: { urgency: "critical" } },
  {
    name: "Carla Nuñez",
    company: "Nuñez",
    hours: 2,
    answers: { budget: "under-1k", urgency: "low", timeline: "exploring" },
  },
  { name: "Denis Roy", company: "Roy", hours: 1, answers: { phone: undefined } },
  { name: "Élise Tremblay", company: "Tremblay", hours: 0.2 },
];

/**
 * Fills a server with the data for a full day.
 * @param server with an empty database
 */
export async function fillDay({ url, dataDir }: { url: string; dataDir: string }): Promise<void> {
  const ids = new Map<string, number>();
  const addresses = new Map<string, string>();
  for (const [index, { name, company, answers }] of ASKED.entries()) {
    const email = `${name
      .split(" ")[0]!
      .toLowerCase()
      .normalize("NFD")
      .replace(/[^a-z]/g, "")}@exemple${index}.example`;
    const sent = await fetch(`${url}/api/consultations`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `12.9.${index}.1` },
      body: JSON.stringify(application({ name, company, email, elapsedSeconds: 90, ...answers })),
    });
    if (sent.status !== 201) throw new Error(await sent.text());
    ids.set(name, ((await sent.json()) as { id: number }).id);
    addresses.set(name, email);
  }
  const database = openSqlite(join(dataDir, "nordet.sqlite"));
  const now = Date.now();
  for (const { name, hours } of ASKED) {
    const createdAt = new Date(now - hours * HOUR);
    await database.kysely.updateTable("consultations").set({ createdAt }).where("id", "=", ids.get(name)!).execute();
  }
  // One visitor who is online now, one who has waited for hours, and one who only left a phone number.
  await addChat(database, { lead: { name: "Luc Roy", email: "luc@exemple.example" }, waiting: true });
  await addChat(database, { waiting: true, at: new Date(now - 3 * HOUR) });
  await addChat(database, { lead: { phone: "+14505550139" }, waiting: true, at: new Date(now - 30 * HOUR) });
  const calls = [
    ["Zoé Roy", -26],
    ["Bruno Gagnon", 0.6],
    ["Élise Tremblay", 26],
  ] as const;
  for (const [name, hours] of calls) {
    const startsAt = new Date(Math.ceil((now + hours * HOUR) / (HOUR / 4)) * (HOUR / 4));
    await database.kysely
      .insertInto("appointments")
      .values({
        uid: `${randomUUID()}@nordet.example`,
        consultationId: ids.get(name)!,
        linkNonce: null,
        staffId: "team",
        kind: "phone",
        startsAt,
        endsAt: new Date(startsAt.getTime() + HOUR / 2),
        wallDay: companyDay(startsAt),
        wallTime: WALL.format(startsAt),
        visitorZone: "America/Toronto",
        language: "fr",
        state: "booked",
        outcome: null,
        sequence: 0,
        version: 1,
        cancelledBy: null,
        reason: null,
        lateMinutes: null,
        createdAt: new Date(now - 48 * HOUR),
        changedAt: new Date(now - 48 * HOUR),
      })
      .execute();
  }
  const refusal = "550 5.1.1 Unknown user";
  await database.kysely
    .updateTable("outbox")
    .set({ status: "dead", lastError: refusal, attempts: 1, payload: JSON.stringify({}) })
    .where("recipient", "=", addresses.get("Li Wu")!)
    .execute();
  await database.close();
}
