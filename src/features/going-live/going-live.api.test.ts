import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ADMIN, EDITOR, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { learnDemonstration } from "../../lib/company/demonstration.ts";
import { type GoingLiveParts, lookAtGoingLive, type PointState } from "./going-live.ts";

let database: Database;
const folder = mkdtempSync(path.join(tmpdir(), "nordet-going-live-"));
beforeAll(async () => {
  database = await testDatabase();
  // Earlier tests of this process may have turned the demonstration off.
  learnDemonstration(true);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const ana = { role: "admin", deactivatedAt: null, secondFactor: true, passkeys: 0 };
const parts = (more: Partial<GoingLiveParts> = {}): GoingLiveParts => ({
  database,
  dataFolder: folder,
  hasAddress: true,
  senderMail: "bonjour@boreale.ca",
  resolveTxt: async () => {
    throw new Error("ENOTFOUND");
  },
  claims: { list: async () => [] },
  members: async () => [ana],
  freeTimes: async () => 0,
  ...more,
});
const seen = async (more?: Partial<GoingLiveParts>) =>
  Object.fromEntries((await lookAtGoingLive(parts(more))).map(({ id, ...point }) => [id, point])) as Record<
    PointState["id"],
    Omit<PointState, "id">
  >;

it("sees what a fresh installation has not done yet, and ticks nothing that it cannot see", async () => {
  const points = await seen({ hasAddress: false });
  for (const id of ["address", "company", "samples", "mail", "sender", "hours", "backup", "post", "officer"] as const) {
    expect(points[id].state, id).toBe("open");
  }
  expect(points.factor).toEqual({ state: "done", detail: "1/1" });
  expect(points.terms.state).toBe("unseen");
});

it("asks the DNS for SPF and DMARC, and names the one that is missing", async () => {
  const records: Record<string, string[][]> = { "boreale.ca": [["v=spf1 include:", "mail.example -all"]] };
  const resolveTxt = async (name: string) => records[name] ?? [];
  expect((await seen({ resolveTxt })).sender).toEqual({ state: "open", detail: "DMARC" });
  records["_dmarc.boreale.ca"] = [["v=DMARC1; p=none"]];
  expect((await seen({ resolveTxt })).sender.state).toBe("done");
});

it("says why the mail server does not answer", async () => {
  const askMailServer = async () => {
    throw new Error("Invalid login: 535");
  };
  expect((await seen({ askMailServer })).mail).toEqual({ state: "open", detail: "Invalid login: 535" });
  expect((await seen({ askMailServer: async () => undefined })).mail.state).toBe("done");
});

it("counts a passkey as two factors, and members who left not at all", async () => {
  const members = async () => [
    { ...ana, secondFactor: false, passkeys: 1 },
    { ...ana, secondFactor: false },
    { ...ana, secondFactor: false, deactivatedAt: "2026-11-01T00:00:00.000Z" },
  ];
  expect((await seen({ members })).factor).toEqual({ state: "open", detail: "1/2" });
});

it("finds the newest of our copies, by its day", async () => {
  mkdirSync(path.join(folder, "backups"), { recursive: true });
  writeFileSync(path.join(folder, "backups", "nordet-2026-11-24T03-00-00-000Z.sqlite.gz"), "");
  expect((await seen()).backup).toEqual({ state: "done", detail: "2026-11-24" });
});

it("names the owner’s cases that are fictional, until they are real or hidden", async () => {
  const text = { fr: "La verrerie répond la nuit.", en: "The glassworks answers at night." };
  const fictional = {
    ...{ title: text, sector: text, about: text, challenge: text, solution: text, quote: text, role: text },
    ...{ figures: [], person: null, client: null, isReal: false, isHidden: false },
  };
  /** The sample point as a process that starts with this case reports it. */
  const samples = async (change: object) => {
    vi.resetModules();
    globalThis.nordetCompany = {
      content: {
        look: [],
        founder: [],
        legal: [],
        story: [],
        questions: [],
        tools: [],
        cases: [{ ...fictional, ...change }],
      },
    };
    try {
      (await import("../../lib/company/demonstration.ts")).learnDemonstration(false);
      const points = await (await import("./going-live.ts")).lookAtGoingLive(parts());
      return points.find(({ id }) => id === "samples");
    } finally {
      globalThis.nordetCompany = undefined;
    }
  };
  expect(await samples({})).toEqual({ id: "samples", state: "open", detail: text.fr });
  expect(await samples({ isHidden: true })).toMatchObject({ state: "done" });
  expect(await samples({ isReal: true })).toMatchObject({ state: "done" });
});

it("is answered to administrators alone", async () => {
  const api = testApi(database);
  const answer = await api.get("/api/going-live", { staff: ADMIN });
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as PointState[]).map(({ id }) => id)).toContain("claims");
  expect((await api.get("/api/going-live", { staff: EDITOR })).status).toBe(403);
});
