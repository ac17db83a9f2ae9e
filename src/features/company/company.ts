import * as z from "zod/mini";
import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { tooFaint } from "../../lib/company/accent.ts";
import type { OwnCompany } from "../../lib/company/company.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { parseFields } from "../../lib/http/parse-fields.ts";
import { route } from "../../lib/http/route.ts";
import type { Media } from "../media/assemble.ts";
import { recordSchemas, version } from "../records/record-fields.ts";
import { columnsOf, recordsOf } from "../records/records.ts";
import {
  CONSENT_TO_COME,
  type CompanyValues,
  companyFaults,
  companyFields,
  companyValues,
  complete,
  ownCompanyOf,
  wordingMarkOf,
} from "./model.ts";
import { checkPictures, pictureApi } from "./pictures.ts";

/** Cache tag purged when a version of the company is published, which notifies every process. */
export const COMPANY_TAG = "company";

export type CompanyFact = Fact & {
  kind: "company.added" | "company.changed" | "company.published";
  subject: number;
  detail: Readonly<Record<string, unknown>>;
};

export interface CompanyParts {
  database: Database;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: RecordFact<CompanyFact> };
  /** Called once a published version is stored. Pages show that version as soon as the processes have restarted. */
  onPublished: () => unknown;
}

export type CompanyService = ReturnType<typeof createCompany>;

const valuesSchema = recordSchemas(companyFields).added;
const versionSchema = z.object({ id: z.int(), at: z.string(), by: z.nullable(z.string()), name: z.string() });

/** Manages the owner's company: one draft, and the published versions. */
export function createCompany(parts: CompanyParts) {
  const { database, clock, facts } = parts;

  async function newest(db: Queryable): Promise<{ values: CompanyValues; wordedOn: string | undefined } | undefined> {
    const row = await db
      .selectFrom("company_versions")
      .select(["data", "wordedOn"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && { values: complete(row.data), wordedOn: row.wordedOn ?? undefined };
  }
  /**
   * Returns the day since which notices and consents have had their current wording: today if `values` change the
   * wording.
   */
  function wordedOn(values: CompanyValues, last: Awaited<ReturnType<typeof newest>>): string {
    const isAsBefore = last !== undefined && wordingMarkOf(last.values) === wordingMarkOf(values);
    return (isAsBefore && last.wordedOn) || companyDay(clock());
  }

  async function store(db: Queryable, values: CompanyValues, actor: string): Promise<void> {
    const at = clock();
    const data = JSON.stringify(values);
    const { id } = await db
      .insertInto("company_versions")
      .values({ data, at, actor, wordedOn: wordedOn(values, await newest(db)) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await facts.record(db, { kind: "company.published", at, actor, subject: id, detail: {} });
  }
  async function redraft(db: Queryable, values: CompanyValues): Promise<void> {
    const before = await db.selectFrom("company").select("version").executeTakeFirst();
    await db.deleteFrom("company").execute();
    await db
      .insertInto("company")
      .values({ ...columnsOf(companyFields, values), version: (before?.version ?? 0) + 1 } as never)
      .execute();
  }
  async function after(): Promise<void> {
    await database.flushed();
    await parts.onPublished();
  }

  return {
    ...parts,
    /**
     * Returns the latest published values, as the desk exports them; undefined while the site shows the sample company.
     */
    published: async (): Promise<CompanyValues | undefined> => (await newest(database.kysely))?.values,
    /** Returns the published company, as pages show it; undefined while the site shows the sample company. */
    live: async (): Promise<OwnCompany | undefined> => {
      const last = await newest(database.kysely);
      return last && ownCompanyOf(last.values, last.wordedOn);
    },
    /** Returns the company as pages would show it if the draft were published now; undefined if there is no draft. */
    draft: async (): Promise<OwnCompany | undefined> => {
      const draft = await database.kysely.selectFrom("company").selectAll().executeTakeFirst();
      if (!draft) return undefined;
      const values = complete(draft);
      return ownCompanyOf(values, wordedOn(values, await newest(database.kysely)));
    },
    list: async () => {
      const rows = await database.kysely
        .selectFrom("company_versions")
        .leftJoin("staff", "staff.id", "company_versions.actor")
        .select(["company_versions.id", "at", "data", "staff.name as by"])
        .orderBy("company_versions.id", "desc")
        .limit(50)
        .execute();
      return rows.map(({ id, at, by, data }) => ({ id, at: at.toISOString(), by, name: data.name }));
    },
    /**
     * Publishes the draft.
     * @throws AppError `not-found` without a draft, `outdated` on an edit conflict, `invalid` with an error for each
     *   incomplete field
     */
    publish: async (version: number, actor: string): Promise<void> => {
      await facts.transaction(async (db) => {
        const draft = await db.selectFrom("company").selectAll().executeTakeFirst();
        if (!draft) throw new AppError("not-found", "There is no draft");
        const { id: _, version: current, ...values } = draft;
        if (current !== version) throw new AppError("outdated", "The draft was changed meanwhile", { current: draft });
        refuseFaults(companyFaults(values, companyDay(clock())));
        await store(db, values, actor);
      });
      await after();
    },
    /**
     * Publishes an earlier version again and makes it the draft.
     * @throws AppError `not-found`
     */
    restore: async (id: number, actor: string): Promise<void> => {
      await facts.transaction(async (db) => {
        const row = await db.selectFrom("company_versions").select("data").where("id", "=", id).executeTakeFirst();
        if (!row) throw new AppError("not-found", "There is no such version");
        const values = complete(row.data);
        await redraft(db, values);
        await store(db, values, actor);
      });
      await after();
    },
    /**
     * Imports the company from a file, as both the draft and a published version.
     * @param values as the desk exports them
     * @param options.replace imports even if a company has already been published; its versions are kept
     * @returns false if a company was published and `replace` is not set
     * @throws AppError `invalid` with an error for each bad field
     */
    take: async (values: unknown, { replace = false } = {}): Promise<boolean> => {
      const sound = checkCompany(values, companyDay(clock()));
      const isTaken = await facts.transaction(async (db) => {
        if (!replace && (await newest(db))) return false;
        await redraft(db, sound);
        await store(db, sound, "system");
        return true;
      });
      if (isTaken) await database.flushed();
      return isTaken;
    },
  };
}

/**
 * @param today Montréal day, `2026-11-20`
 * @throws AppError `invalid` with an error for each bad field
 */
export function checkCompany(values: unknown, today: string): CompanyValues {
  const sound = parseFields(valuesSchema, { ...(values as object) }, { byItem: true });
  checkLook(sound);
  refuseFaults(companyFaults(sound, today));
  return sound;
}

/**
 * @throws AppError `invalid` for pictures that did not come from our upload, or colours with too little contrast
 */
function checkLook(values: CompanyValues): void {
  checkPictures(values);
  const { accentLight, accentDark } = values.look[0] ?? {};
  const faults = [accentLight && tooFaint(accentLight, "light"), accentDark && tooFaint(accentDark, "dark")];
  const fields = Object.fromEntries(
    ["look.0.accentLight", "look.0.accentDark"].flatMap((field, at) => {
      const fault = faults[at];
      return fault ? [[field, `accentTooFaint ${fault.ratio.toFixed(2)} ${fault.nearest}`]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError("invalid", "A colour is hard to read", { fields });
}

function refuseFaults(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError("invalid", "The company is not complete", { fields });
}

/** A draft may be incomplete, but a consent in it may not be dated after today. */
function checkDraft(values: CompanyValues, today: string): void {
  checkLook(values);
  const faults = Object.entries(companyFaults(values, today));
  refuseFaults(Object.fromEntries(faults.filter(([, fault]) => fault === CONSENT_TO_COME)));
}

/** Routes under `/api/company`: the company details that pages, emails and the assistant use. */
export const companyApi = ({ company, media }: { company: CompanyService; media: Media }) => [
  ...recordsOf(company, {
    path: "/company",
    table: "company",
    fields: companyFields,
    schemas: recordSchemas(companyFields),
    order: "id",
    id: "Company",
    ids: "CompanyDrafts",
    words: {
      one: "draft of the company",
      list: "Read the draft of the company",
      listNote: "One, or none while nobody has begun it.",
      add: "Begin a draft of the company",
      change: "Change the draft of the company",
      changeNote:
        "No visitor sees it before it is published. The version is the one that was read. The action is logged.",
    },
    access: { read: "admin", write: "admin" },
    kinds: { added: "company.added", changed: "company.changed" },
    check: (values) => checkDraft(values, companyDay(company.clock())),
    most: { count: 1, field: "name", error: "versionExists" },
  }).routes,
  pictureApi({ media }),
  route({
    id: "readShownCompany",
    method: "get",
    path: "/company/shown",
    about: "Company",
    access: "admin",
    summary: "Read the company as the pages show it",
    description: "In the fields of the draft, which begins with them.",
    response: valuesSchema,
    handle: () => companyValues(),
  }),
  route({
    id: "listCompanyVersions",
    method: "get",
    path: "/company/versions",
    access: "admin",
    summary: "List the published versions of the company, newest first",
    response: z.array(versionSchema),
    handle: company.list,
  }),
  route({
    id: "publishCompany",
    method: "post",
    path: "/company/versions",
    access: "admin",
    summary: "Publish the draft of the company",
    description: "Pages, mails and the assistant say it within seconds, in all processes, which begin anew for it.",
    body: z.strictObject({ version }),
    errors: ["not-found", "outdated"],
    handle: ({ body, staff }) => company.publish(body.version, staff.id),
  }),
  route({
    id: "restoreCompany",
    method: "post",
    path: "/company/versions/:id/restoration",
    access: "admin",
    summary: "Publish an earlier version of the company again",
    errors: ["not-found"],
    handle: ({ id, staff }) => company.restore(id(), staff.id),
  }),
];
