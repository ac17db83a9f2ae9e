import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import type { DailyJob } from "../../db/daily-job.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { readMorning } from "../../features/consultations/read-consultations.ts";
import { assembleOutbox } from "../../features/outbox/assemble.ts";
import { createJobs } from "./jobs.ts";
import { staffDigestJob } from "./staff-digest.ts";

describe("daily jobs", () => {
  let database: Database;
  let now: Date;
  let errors: unknown[];
  let runs: string[];
  let elapsed: number;
  let leaps: string[][];

  const job: DailyJob = {
    name: "morning",
    hour: 8,
    run: async (_db, day) => {
      runs.push(day);
    },
  };
  const process = (jobs: readonly DailyJob[] = [job], afterRun: () => void = () => undefined) =>
    createJobs({
      database,
      clock: () => now,
      jobs,
      afterRun,
      onError: (error) => errors.push(error),
      onLeap: (...days) => leaps.push(days),
      elapsed: () => elapsed,
    });
  const at = (moment: string) => {
    now = new Date(moment);
  };

  beforeEach(async () => {
    database = await testDatabase();
    errors = [];
    runs = [];
    elapsed = 0;
    leaps = [];
  });
  afterEach(() => database.close());

  it("run once a day from their hour on, in one of several processes", async () => {
    const processes = [process(), process(), process()];
    const look = async () => {
      await Promise.all(processes.map((one) => one.runDue()));
    };
    at("2026-11-20T12:59:59Z");
    await look();
    expect(runs).toEqual([]);
    at("2026-11-20T13:00:00Z");
    await look();
    at("2026-11-21T04:59:59Z");
    await look();
    expect(runs).toEqual(["2026-11-20"]);
    at("2026-11-21T13:00:00Z");
    await look();
    expect(runs).toEqual(["2026-11-20", "2026-11-21"]);
    expect(errors).toEqual([]);
  });

  it("wait a day when the clock jumps by more than a month, and resume at once when it is corrected", async () => {
    const one = process();
    at("2026-11-20T20:00:00Z");
    await one.runDue();
    at("2026-12-21T20:00:00Z");
    await one.runDue();
    expect(runs).toEqual(["2026-11-20", "2026-12-21"]);
    at("2029-01-05T20:00:00Z");
    await one.runDue();
    elapsed += 23 * 3600_000;
    await one.runDue();
    expect(runs, "nothing is forgotten").toHaveLength(2);
    expect(leaps).toEqual([["2026-12-21", "2029-01-05"]]);
    at("2026-12-22T20:00:00Z");
    await one.runDue();
    expect(runs.at(-1)).toBe("2026-12-22");
  });

  it("run after a day on a site that was down for over a month", async () => {
    at("2026-11-20T20:00:00Z");
    await process().runDue();
    const one = process();
    at("2027-03-01T20:00:00Z");
    await one.runDue();
    elapsed += 24 * 3600_000;
    at("2027-03-02T20:00:00Z");
    await one.runDue();
    await one.runDue();
    expect(runs).toEqual(["2026-11-20", "2027-03-02"]);
    expect(leaps).toHaveLength(1);
  });

  it("run in a process that starts after their hour, unless another process has run them", async () => {
    at("2026-11-20T20:00:00Z");
    await process().runDue();
    await process().runDue();
    expect(runs).toEqual(["2026-11-20"]);
  });

  it.each([
    [
      "spring",
      ["2026-03-07T13:00Z", "2026-03-08T11:59Z", "2026-03-08T12:00Z", "2026-03-08T13:00Z", "2026-03-09T12:00Z"],
    ],
    [
      "autumn",
      ["2026-10-31T12:00Z", "2026-11-01T12:59Z", "2026-11-01T13:00Z", "2026-11-01T14:00Z", "2026-11-02T13:00Z"],
    ],
  ])("keep to eight o’clock when the clocks change in %s", async (_season, moments) => {
    const one = process();
    const seen: number[] = [];
    for (const moment of moments) {
      at(moment);
      await one.runDue();
      seen.push(runs.length);
    }
    expect(seen).toEqual([1, 1, 2, 2, 3]);
  });

  it("run again after a failure, keeping nothing from the first attempt", async () => {
    at("2026-11-20T13:00:00Z");
    let fails = true;
    const failing: DailyJob = {
      ...job,
      run: async (db, day, moment) => {
        await db.insertInto("job_runs").values({ name: "trace", lastRunFor: day, finishedAt: moment }).execute();
        if (fails) throw new Error("no");
      },
    };
    const one = process([failing, job]);
    await one.runDue();
    expect(errors).toMatchObject([{ message: "no" }]);
    expect(runs).toEqual(["2026-11-20"]);
    expect(await database.kysely.selectFrom("job_runs").select("name").execute()).toEqual([{ name: "morning" }]);
    fails = false;
    await process([{ ...failing, name: "other" }]).runDue();
    expect(
      (await database.kysely.selectFrom("job_runs").select("name").orderBy("name").execute()).map((r) => r.name),
    ).toEqual(["morning", "other", "trace"]);
  });

  it("start and stop", async () => {
    at("2026-11-20T13:00:00Z");
    let afterRuns = 0;
    const one = process([job], () => {
      afterRuns += 1;
    });
    one.start();
    await expect.poll(() => runs).toEqual(["2026-11-20"]);
    await one.stop();
    expect(afterRuns).toBe(1);
  });
});

const STAFF_MAIL = "equipe@nordet.example";

describe("staff digest", () => {
  let database: Database;
  const now = new Date("2026-11-20T13:00:00Z");
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  const makeOutbox = () =>
    assembleOutbox({
      database,
      clock: () => now,
      facts: createFacts(database, []),
      messageIdDomain: "nordet.test",
      deliver: async () => ({ status: "delivered" }),
      onUndelivered: () => undefined,
      onError: () => undefined,
    });
  const digestJob = () => staffDigestJob(makeOutbox(), STAFF_MAIL);
  const runDigest = async () => {
    const jobs = () =>
      createJobs({
        database,
        clock: () => now,
        jobs: [digestJob()],
        afterRun: () => undefined,
        onError: (error) => {
          throw error;
        },
        onLeap: () => undefined,
      });
    await Promise.all([jobs().runDue(), jobs().runDue()]);
    return await database.kysely.selectFrom("outbox").selectAll().where("template", "=", "staff-digest").execute();
  };
  const addConsultation = (createdAt: Date, review: "accepted" | "to-check" | "discarded", contacted = false) =>
    database.kysely
      .insertInto("consultations")
      .values({
        name: "Zoé",
        email: "zoe@example.ca",
        phone: null,
        company: "Tremblay inc.",
        jobTitle: "Directrice",
        companySize: "6-20",
        industry: "retail",
        revenue: "1m-5m",
        growth: "10-25",
        currentTools: "crm-basic",
        teamSize: "4-10",
        biggestChallenge: "customer-service",
        timeSpentManualTasks: "5-15",
        automationGoals: "eliminate-errors",
        budget: "1k-2.5k",
        timeline: "asap",
        decisionMaker: "recommend",
        previousAutomation: "basic-tools",
        urgency: "low",
        additionalInfo: null,
        linkNonce: "",
        leadScore: null,
        createdAt,
        contacted,
        leadScorePercent: 50,
        leadScoreVersion: 1,
        leadScoreFactors: "[]",
        language: "fr",
        source: "{}",
        review,
        verdictReasons: "[]",
        reviewedAt: null,
        contactedAt: null,
        searchText: "",
      })
      .execute();

  it("is not sent when nothing is waiting", async () => {
    await addConsultation(hoursAgo(48), "accepted", true);
    await addConsultation(hoursAgo(48), "discarded");
    expect(await runDigest()).toEqual([]);
  });

  it("counts requests that are late or due today, such as last evening's, and is sent once", async () => {
    await addConsultation(hoursAgo(11), "accepted");
    await addConsultation(hoursAgo(72), "accepted");
    await addConsultation(hoursAgo(1), "to-check");
    await makeOutbox().enqueue(database.kysely, {
      template: "password-reset",
      recipient: "a@nordet.example",
      language: "fr",
      payload: { name: "A", url: "https://nordet.test/", minutes: 5 },
    });
    await database.kysely.updateTable("outbox").set({ status: "dead" }).execute();
    expect(await runDigest()).toMatchObject([
      {
        recipient: STAFF_MAIL,
        language: "fr",
        payload: { day: "2026-11-20", toCheck: 1, waiting: 2, undelivered: 1 },
      },
    ]);
  });

  it("sends each member their own requests and steps, in their language, and the team the unassigned ones", async () => {
    const member = (id: string, more: { language?: "en"; deactivatedAt?: Date } = {}) =>
      database.kysely
        .insertInto("staff")
        .values({
          id,
          name: id,
          email: `${id}@nordet.example`,
          emailVerified: true,
          role: "admin",
          createdAt: now,
          updatedAt: now,
          deactivatedAt: null,
          ...more,
        })
        .execute();
    await member("ada", { language: "en" });
    await member("bo");
    await member("idle");
    await member("gone", { deactivatedAt: now });
    const lead = async (facts: { ownerId: string | null; nextStepAt: string; stage?: "won"; contacted?: boolean }) => {
      const { ownerId, nextStepAt, stage = "in-discussion", contacted = true } = facts;
      await addConsultation(hoursAgo(72), "accepted", contacted);
      const { id } = await database.kysely
        .selectFrom("consultations")
        .select((eb) => eb.fn.max("id").as("id"))
        .executeTakeFirstOrThrow();
      await database.kysely
        .updateTable("consultations")
        .set({ ownerId, nextStep: `Étape ${id}`, nextStepAt, stage })
        .where("id", "=", id)
        .execute();
      return id;
    };
    const overdue = await lead({ ownerId: "ada", nextStepAt: "2026-11-18" });
    const today = await lead({ ownerId: "ada", nextStepAt: "2026-11-20" });
    await lead({ ownerId: "ada", nextStepAt: "2026-11-21" });
    await lead({ ownerId: "ada", nextStepAt: "2026-11-18", stage: "won" });
    const late = await lead({ ownerId: "bo", nextStepAt: "2026-12-18", contacted: false });
    const nobodys = await lead({ ownerId: null, nextStepAt: "2026-11-20" });
    const orphaned = await lead({ ownerId: "gone", nextStepAt: "2026-11-19" });

    const mails = new Map((await runDigest()).map((mail) => [mail.recipient, mail]));
    expect([...mails.keys()].sort()).toEqual(["ada@nordet.example", "bo@nordet.example", STAFF_MAIL]);
    expect(mails.get("ada@nordet.example")).toMatchObject({
      language: "en",
      payload: {
        waiting: 0,
        own: {
          count: 2,
          late: 1,
          first: [
            { id: overdue, step: `Étape ${overdue}`, by: "2026-11-18" },
            { id: today, by: "2026-11-20" },
          ],
        },
      },
    });
    expect(mails.get("bo@nordet.example")).toMatchObject({
      language: "fr",
      payload: { waiting: 1, waitingFirst: [{ id: late, name: "Zoé" }], ofReader: true, own: { count: 0 } },
    });
    expect(mails.get(STAFF_MAIL)).toMatchObject({
      payload: { waiting: 1, unassigned: { count: 2, late: 1, first: [{ id: orphaned }, { id: nobodys }] } },
    });
    // Members who get no emails, such as those who are away, keep their items, which appear in no other digest.
    const { team, own } = await readMorning(database.kysely, now, []);
    expect(own).toEqual([]);
    expect(team.steps).toMatchObject({ count: 2, first: [{ id: orphaned }, { id: nobodys }] });
  });

  it("reports privacy requests falling due, and sends one email to a member who shares the team's address", async () => {
    const request = (dueAt: Date) =>
      database.kysely
        .insertInto("privacy_requests")
        .values({
          kind: "see",
          email: "zoe@example.ca",
          language: "fr",
          wish: null,
          source: "person",
          receivedAt: hoursAgo(24 * 28),
          dueAt,
          state: "open",
          answeredAt: null,
          answeredBy: null,
          note: null,
        })
        .execute();
    await request(hoursAgo(-48));
    await request(hoursAgo(-24 * 20));
    const values = { id: "both", name: "Ada", email: STAFF_MAIL, emailVerified: true, role: "admin" as const };
    const dates = { createdAt: now, updatedAt: now, deactivatedAt: null };
    await database.kysely
      .insertInto("staff")
      .values({ ...values, ...dates, language: "en" })
      .execute();
    await addConsultation(hoursAgo(72), "accepted");
    await database.kysely.updateTable("consultations").set({ ownerId: "both" }).execute();
    expect(await runDigest()).toMatchObject([
      {
        recipient: STAFF_MAIL,
        language: "en",
        payload: { waiting: 1, privacy: { late: 0, soon: 1, firstDueOn: "2026-11-22" } },
      },
    ]);
  });
});
