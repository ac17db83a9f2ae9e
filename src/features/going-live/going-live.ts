import { readdir } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import { company, isOwnCompany } from "../../lib/company/company.ts";
import { isDemonstration } from "../../lib/company/demonstration.ts";
import { ownCases } from "../../lib/company/own-content.ts";
import { route } from "../../lib/http/route.ts";
import type { ClaimOfRegister } from "../claims/model.ts";

/**
 * What must be done before the site goes live (OWNER.md, "The list before going live"). The program checks each point
 * itself, nobody ticks them by hand, and it says what it cannot check.
 */
const POINTS = [
  "address",
  "company",
  "samples",
  "claims",
  "mail",
  "sender",
  "hours",
  "factor",
  "backup",
  "post",
  "officer",
  "terms",
] as const;

const pointSchema = z.object({
  id: z.enum(POINTS),
  /** `unseen`: the program cannot tell, a person has to look. */
  state: z.enum(["done", "open", "unseen"]),
  /** What is missing, in names and figures (`SPF, DMARC`, `3/25`), or what was found. */
  detail: z.nullable(z.string()),
});
export type PointState = z.output<typeof pointSchema>;

export interface GoingLiveParts {
  database: Database;
  dataFolder: string;
  /** Whether `SITE_URL` is set. */
  hasAddress: boolean;
  /** The sender's bare address. */
  senderMail: string;
  /** Asks the mail server, and throws if it does not answer; undefined if none is configured. */
  askMailServer?: (() => Promise<unknown>) | undefined;
  /** Looks up a name's TXT records, and throws if there are none. */
  resolveTxt: (name: string) => Promise<string[][]>;
  claims: { list: (language: "fr") => Promise<ClaimOfRegister[]> };
  members: () => Promise<
    readonly { role: string; deactivatedAt: string | null; secondFactor: boolean; passkeys: number }[]
  >;
  freeTimes: () => Promise<number>;
}

const isReserved = (address: string) => /\.(?:example|test|invalid)$/.test(address);
const point = (id: PointState["id"], isDone: boolean, detail: string | null = null): PointState => ({
  id,
  state: isDone ? "done" : "open",
  detail,
});

/** Checks every point. A check that fails leaves its point open. */
export async function lookAtGoingLive(parts: GoingLiveParts): Promise<PointState[]> {
  const looks = [seeClaims, seeMailServer, seeSender, seeHours, seeFactors, seeBackup, seePosts];
  const [claims, mail, sender, hours, factor, backup, post] = await Promise.all(looks.map((look) => look(parts)));
  return [
    point("address", parts.hasAddress),
    point("company", isOwnCompany, company.name),
    seeSamples(),
    ...[claims!, mail!, sender!, hours!, factor!, backup!, post!],
    point("officer", !isReserved(company.privacyOfficer.email), company.privacyOfficer.email),
    { id: "terms", state: "unseen", detail: null },
  ];
}

/** Sample cases disappear with the demonstration; the owner's own cases that are invented are named. */
function seeSamples(): PointState {
  const fictional = (ownCases() ?? []).filter(({ isReal }) => !isReal).map(({ title }) => title.fr);
  return point("samples", !isDemonstration() && fictional.length === 0, fictional.join(" ") || null);
}

async function seeClaims({ claims }: GoingLiveParts): Promise<PointState> {
  // Promises need no proof.
  const provable = (await claims.list("fr")).filter(({ standing }) => standing !== "promise");
  const proven = provable.filter(({ standing }) => standing === "proven").length;
  return point("claims", proven === provable.length, `${proven}/${provable.length}`);
}

async function seeMailServer({ askMailServer }: GoingLiveParts): Promise<PointState> {
  if (!askMailServer) return point("mail", false, "SMTP_URL");
  try {
    await askMailServer();
    return point("mail", true);
  } catch (error) {
    return point("mail", false, error instanceof Error ? error.message : String(error));
  }
}

/** SPF and DMARC records have known names; a DKIM record's selector is known to the mail provider only. */
async function seeSender({ senderMail, resolveTxt }: GoingLiveParts): Promise<PointState> {
  const domain = senderMail.split("@").at(-1)!;
  const has = async (name: string, begin: string) => {
    const records = await resolveTxt(name).catch(() => []);
    return records.some((chunks) => chunks.join("").toLowerCase().startsWith(begin));
  };
  if (isReserved(domain)) return point("sender", false, domain);
  const [spf, dmarc] = await Promise.all([has(domain, "v=spf1"), has(`_dmarc.${domain}`, "v=dmarc1")]);
  const missing = [...(spf ? [] : ["SPF"]), ...(dmarc ? [] : ["DMARC"])];
  return point("sender", missing.length === 0, missing.join(", ") || domain);
}

async function seeHours({ freeTimes }: GoingLiveParts): Promise<PointState> {
  return point("hours", (await freeTimes()) > 0);
}

async function seeFactors({ members }: GoingLiveParts): Promise<PointState> {
  const admins = (await members()).filter(({ role, deactivatedAt }) => role === "admin" && deactivatedAt === null);
  const safe = admins.filter(({ secondFactor, passkeys }) => secondFactor || passkeys > 0).length;
  return point("factor", admins.length > 0 && safe === admins.length, `${safe}/${admins.length}`);
}

/** Checks the server's own backups; it cannot see copies kept elsewhere. */
async function seeBackup({ dataFolder }: GoingLiveParts): Promise<PointState> {
  const files = await readdir(path.join(dataFolder, "backups")).catch(() => []);
  const newest =
    files
      .map((name) => /^nordet-(\d{4}-\d{2}-\d{2})T/.exec(name)?.[1] ?? "")
      .sort()
      .at(-1) || null;
  return point("backup", newest !== null, newest);
}

async function seePosts({ database }: GoingLiveParts): Promise<PointState> {
  const own = await database.kysely
    .selectFrom("blog_posts")
    .innerJoin("blog_revisions", (join) =>
      join
        .onRef("blog_revisions.postId", "=", "blog_posts.id")
        .onRef("blog_revisions.number", "=", "blog_posts.publishedRevision"),
    )
    .select("blog_posts.id")
    .where("blog_posts.published", "=", true)
    .where("blog_revisions.origin", "is distinct from", "sample" as never)
    .limit(1)
    .executeTakeFirst();
  return point("post", own !== undefined);
}

export const goingLiveApi = ({ goingLive }: { goingLive: () => Promise<PointState[]> }) => [
  route({
    id: "readGoingLive",
    method: "get",
    path: "/going-live",
    about: "Going live",
    access: "admin",
    summary: "See what is left before going live",
    description: "Each point is looked at as it is asked for: the DNS, the mail server, the backups.",
    response: z.array(pointSchema),
    handle: goingLive,
  }),
];
