import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { countedPage, createVisitCounts } from "./visit-counts.ts";

/** Thursday evening in Montréal; in UTC it is already Friday, November 20. */
const LATE_EVENING = new Date("2026-11-20T03:30:00.000Z");

let database: Database;
let now = LATE_EVENING;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = LATE_EVENING;
  await emptyDatabase(database);
  api = testApi(database, { clock: () => now });
});
// Write the counts, which would otherwise be written in the middle of the next test.
afterEach(() => api.services.visits.write());
afterAll(() => database.close());

const formCounts = async () => {
  const rows = await database.kysely.selectFrom("form_funnel_counts").selectAll().execute();
  return rows.map(({ day, language, placement, stage, count }) => `${day} ${language} ${placement} ${stage} ${count}`);
};
const tell = (body: unknown, caller = {}) => api.post("/api/form-progress", body, caller);

it("sums browsers' reports by Montréal day, language, form and stage", async () => {
  for (const stage of ["started", "step-2", "started"]) {
    expect((await tell({ language: "fr", placement: "home", stage })).status).toBe(204);
  }
  await api.services.visits.write();
  now = new Date("2026-11-20T15:00:00.000Z");
  await tell({ language: "en", placement: "modal", stage: "seen" });
  await tell({ language: "fr", placement: "home", stage: "started" });
  await api.services.visits.write();
  expect((await formCounts()).sort()).toEqual([
    "2026-11-19 fr home started 2",
    "2026-11-19 fr home step-2 1",
    "2026-11-20 en modal seen 1",
    "2026-11-20 fr home started 1",
  ]);
});

it("rejects unknown stages, stages that the server counts itself, and personal data", async () => {
  const fine = { language: "fr", placement: "home", stage: "started" };
  const bad = [
    {},
    { ...fine, stage: "sent" },
    { ...fine, stage: "seen" },
    { ...fine, stage: "step-4" },
    { ...fine, placement: "footer" },
    { ...fine, language: "de" },
    { ...fine, email: "a@b.ca" },
  ];
  for (const body of bad) expect((await tell(body)).status).toBe(422);
  const text = await api.request("/api/form-progress", { method: "POST", body: JSON.stringify(fine) });
  expect(text.status).toBe(415);
  await api.services.visits.write();
  expect(await formCounts()).toEqual([]);
});

it("limits how much one IP address can add", async () => {
  const caller = { address: "192.0.2.7" };
  const body = { language: "fr", placement: "home", stage: "started" };
  for (let count = 0; count < 800; count += 1) expect((await tell(body, caller)).status).toBe(204);
  expect((await tell(body, caller)).status).toBe(429);
  expect((await tell(body, { address: "192.0.2.8" })).status).toBe(204);
});

it("counts a repeated request as sent once, and a request set aside not at all", async () => {
  const body = application({ placement: "landing", language: "en" });
  const key = { "Idempotency-Key": "one" };
  expect((await api.post("/api/consultations", body, {}, key)).status).toBe(201);
  expect((await api.post("/api/consultations", body, {}, key)).status).toBe(201);
  const doubtful = application({ placement: "landing", leaveEmpty: "https://spam.example", email: "b@b.ca" });
  expect((await api.post("/api/consultations", doubtful)).status).toBe(201);
  // A request from an external program, which states no placement.
  expect((await api.post("/api/consultations", application({ email: "c@c.ca" }))).status).toBe(201);
  await api.services.visits.write();
  expect(await formCounts()).toEqual(["2026-11-19 en landing sent 1"]);
});

it("adds to other processes' concurrent counts", async () => {
  const fail = (error: unknown) => {
    throw error;
  };
  const processes = Array.from({ length: 4 }, () => createVisitCounts({ database, clock: () => now, onError: fail }));
  const paths = Array.from({ length: 30 }, (_, index) => `/blog/post-${index}`);
  await Promise.all(
    processes.map(async (visits, first) => {
      for (let round = 0; round < 5; round += 1) {
        // Each process counts the posts in a different order, which could cause deadlocks.
        for (let index = 0; index < paths.length; index += 1) {
          visits.countPage({ kind: "post", path: paths[(index + first * 7) % paths.length]!, language: "fr" });
        }
        await visits.write();
      }
    }),
  );
  const rows = await database.kysely.selectFrom("post_view_counts").selectAll().execute();
  expect(rows).toHaveLength(30);
  expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([20]));
});

it("keeps counts that it could not write for the next attempt", async () => {
  const errors: unknown[] = [];
  let isAway = true;
  const flaky = {
    ...database,
    kysely: new Proxy(database.kysely, {
      get(target, name) {
        if (name === "transaction" && isAway) throw new Error("away");
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    }),
  } as Database;
  const visits = createVisitCounts({ database: flaky, clock: () => now, onError: (error) => errors.push(error) });
  visits.countForm({ language: "fr", placement: "contact", stage: "seen" });
  await visits.write();
  expect(errors).toHaveLength(1);
  isAway = false;
  visits.countForm({ language: "fr", placement: "contact", stage: "seen" });
  await visits.stop();
  expect(await formCounts()).toEqual(["2026-11-19 fr contact seen 2"]);
});

it("knows the pages with a form, in both languages", () => {
  const form = (path: string) => {
    const page = countedPage(path);
    return page?.kind === "form" ? `${page.form.language} ${page.form.placement} ${page.form.stage}` : undefined;
  };
  expect(form("/")).toBe("fr home seen");
  expect(form("/en")).toBe("en home seen");
  expect(form("/en/contact")).toBe("en contact seen");
  expect(form("/consultation-gratuite")).toBe("fr landing seen");
  expect(form("/en/free-consultation")).toBe("en landing seen");
});

it("recognizes a blog post by its path, and no other page of the blog", () => {
  expect(countedPage("/blog/cinq-taches")).toEqual({ kind: "post", path: "/blog/cinq-taches", language: "fr" });
  expect(countedPage("/en/blog/five-tasks-2")).toMatchObject({ kind: "post", language: "en" });
  const others = ["/blog", "/en/blog", "/blog/feed.xml", "/blog/x/card/1.png", "/blog/", "/services", "/en/", "/admin"];
  for (const path of others) expect(countedPage(path)).toBeUndefined();
});
