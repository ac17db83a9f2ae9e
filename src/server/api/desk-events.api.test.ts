import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { TEST_POSTGRES_URL, testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { Arrivals } from "../../features/consultations/model.ts";
import { addMember, changeRole, setDeactivated } from "../../features/staff/accounts.ts";

let database: Database;
let api: TestApi;
const A = { staff: ADMIN };

beforeEach(async () => {
  database = await testDatabase();
  api = testApi(database);
});
afterEach(async () => {
  await api.services.consultationEvents.close();
  await api.services.chatEvents.close();
  await database.close();
});

const send = async (changes: Record<string, unknown> = {}) => {
  const response = await api.post("/api/consultations", application({ elapsedSeconds: 90, ...changes }));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
};
const aside = () => send({ additionalInfo: "https://a.example https://b.example" });
const at = (id: number, rest = "") => `/api/consultations/${id}${rest}`;
const arrivals = async (query: string) =>
  (await (await api.get(`/api/consultations/arrivals${query}`, A)).json()) as Arrivals;
/** Returns the events that the stream has sent so far, as text. */
async function heard(stream: Response): Promise<string[]> {
  api.services.eventStreams.endAll();
  const text = await stream.text();
  return [...text.matchAll(/event: (\S+)\ndata: (.*)/g)].map(([, name, data]) => `${name} ${data}`);
}

it("tells admins once about each new or changed request, without its content", async () => {
  const stream = await api.get("/api/events", A);
  expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const first = await send();
  const doubtful = await aside();
  await api.put(at(first, "/contacted"), { contacted: true }, A);
  await api.put(at(first, "/contacted"), { contacted: true }, A);
  await api.put(at(doubtful, "/review"), { review: "accepted" }, A);
  await api.put(at(doubtful, "/review"), { review: "discarded" }, A);
  expect(await heard(stream)).toEqual(
    [
      [first, "received"],
      [doubtful, "changed"],
      [first, "changed"],
      [doubtful, "received"],
      [doubtful, "changed"],
    ].map(([id, type]) => `consultation {"id":${id},"type":"${type}"}`),
  );
});

it("announces each written, edited or deleted note, without its content", async () => {
  const values = { id: ADMIN.id, name: ADMIN.name, email: ADMIN.email, emailVerified: true, role: ADMIN.role };
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  await database.kysely
    .insertInto("staff")
    .values({ ...values, ...dates })
    .execute();
  const id = await send();
  const stream = await api.get("/api/events", A);
  const written = await api.post(at(id, "/notes"), { text: "Secret" }, A);
  const note = (await written.json()) as { id: number };
  await api.put(at(id, `/notes/${note.id}`), { version: 1, text: "Secret aussi" }, A);
  expect((await api.request(at(id, `/notes/${note.id}`), { method: "DELETE" }, A)).status).toBe(204);
  expect(await heard(stream)).toEqual(Array(3).fill(`consultation {"id":${id},"type":"changed"}`));
});

it("announces the erasure of a person's requests", async () => {
  const id = await send({ email: "zoe@fonderie.example" });
  const keys = { emails: ["zoe@fonderie.example"], phones: [], names: [] };
  const found = (await (await api.post("/api/privacy/looks", { keys }, A)).json()) as { total: number };
  const stream = await api.get("/api/events", A);
  const erased = await api.post("/api/privacy/erasures", { keys, requestId: null, expected: found.total }, A);
  expect(erased.status).toBe(201);
  expect(await heard(stream)).toEqual([`consultation {"id":${id},"type":"changed"}`]);
});

it("announces only once a request that was sent twice", async () => {
  const stream = await api.get("/api/events", A);
  const body = application({ elapsedSeconds: 90 });
  for (let time = 0; time < 2; time += 1) {
    expect((await api.post("/api/consultations", body, {}, { "Idempotency-Key": "same" })).status).toBe(201);
  }
  expect(await heard(stream)).toEqual([expect.stringContaining("received")]);
});

it("tells editors nothing about requests", async () => {
  const stream = await api.get("/api/events", { staff: EDITOR });
  await send();
  expect(await heard(stream)).toEqual([]);
});

it("ends within a heartbeat for a member who was demoted or deactivated", async () => {
  const { staff, eventStreams } = api.services;
  const password = "correct horse battery";
  const join = async (name: string) => {
    const email = `${name}@nordet.test`;
    const { id } = await addMember(staff, { email, name, password, role: "admin" });
    const signedIn = await api.post(
      "/api/auth/sign-in/email",
      { email, password },
      {},
      { Origin: "https://nordet.test" },
    );
    const cookie = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
    return { id, stream: await api.request("/api/events", { headers: { Cookie: cookie.join("; ") } }) };
  };
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const [stays, demoted, deactivated] = [await join("ada"), await join("bo"), await join("cy")];
  await changeRole(staff, demoted.id, "editor", stays.id);
  await setDeactivated(staff, deactivated.id, true, stays.id);
  expect(eventStreams.count()).toBe(3);
  vi.advanceTimersByTime(25_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(eventStreams.count()).toBe(1), 10_000);
  await send();
  expect(await heard(stays.stream)).toEqual([expect.stringContaining("received")]);
  for (const { stream } of [demoted, deactivated]) expect(await stream.text()).not.toContain("event:");
});

it("counts the requests accepted after a given request, and names the last", async () => {
  expect(await arrivals("")).toEqual({ count: 0, newest: null });
  const first = await send({ name: "Une" });
  expect(await arrivals("")).toMatchObject({ count: 0, newest: { id: first, name: "Une" } });
  await send({ name: "Deux" });
  const third = await send({ name: "Trois", company: "Atelier" });
  await aside();
  expect(await arrivals(`?after=${first}`)).toEqual({
    count: 2,
    newest: { id: third, name: "Trois", company: "Atelier" },
  });
  expect(await arrivals(`?after=${third}`)).toEqual({ count: 0, newest: null });
  expect((await api.get("/api/consultations/arrivals?after=x", A)).status).toBe(422);
  expect((await api.get("/api/consultations/arrivals?after=99999999999", A)).status).toBe(422);
});

it.runIf(testDatabaseKind() === "postgres")("reaches desks connected to other processes", async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  const url = new URL(TEST_POSTGRES_URL);
  url.pathname = `/${rows[0]!.name}`;
  const variables = { DATABASE_URL: url.href };
  const [here, there] = [testApi(database, { variables }), testApi(database, { variables })];
  const events = vi.fn();
  const end = there.services.consultationEvents.subscribe("all", events);
  await vi.waitFor(async () => {
    await here.services.consultationEvents.publish(1, { type: "changed" });
    expect(events).toHaveBeenCalledWith({ type: "changed" }, 1);
  }, 5_000);
  events.mockClear();
  const response = await here.post("/api/consultations", application({ elapsedSeconds: 90 }));
  const { id } = (await response.json()) as { id: number };
  await vi.waitFor(() => expect(events).toHaveBeenCalledWith({ type: "received" }, id), 10_000);
  end();
  for (const each of [here, there]) {
    await each.services.consultationEvents.close();
    await each.services.chatEvents.close();
  }
});
