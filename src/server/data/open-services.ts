import type { Logger } from "pino";
import { seedSamples, withdrawSamples } from "../../features/blog/samples/seed-samples.ts";
import { keepShownWords } from "../../features/consent-ledger/service.ts";
import { seedLetterTemplates } from "../../features/letters/service.ts";
import { systemClock } from "../../lib/clock.ts";
import type { Env } from "../env.ts";
import { shownWords } from "../pages/shown-words.ts";
import { assembleServices, type Services, type ServicesOptions } from "../services.ts";
import { refuseMisplaced } from "./explain-start.ts";
import { openServedDatabase, sqliteFileOf } from "./open-database.ts";
import { upgrade } from "./upgrade.ts";

/** Opens and migrates the database, adds sample posts to an empty one, then assembles the features. */
export async function openServices(env: Env, log: Logger, options: ServicesOptions): Promise<Services> {
  const { clock = systemClock } = options;
  refuseMisplaced(env);
  const database = await openServedDatabase(env, (error) =>
    log.error({ err: error }, "an idle database connection was lost"),
  );
  try {
    const file = env.DATABASE_URL ? undefined : sqliteFileOf(env);
    await upgrade(database, file, (facts, message) => log.info(facts, message));
    const samples = async () => (await import("../../features/blog/samples.ts")).sampleFiles();
    await seedSamples(database, clock, samples);
    if (env.DEMONSTRATION === "off") await withdrawSamples(database, clock);
    await seedLetterTemplates(database, clock);
    await keepShownWords(database.kysely, shownWords(env.CHAT_RETENTION_DAYS, env.DRAFT_LLM), clock());
    const services = assembleServices(database, env, log, options);
    await services.privacy.eraseAgain();
    await services.claims.read();
    return services;
  } catch (error) {
    // An error from closing would only hide the cause.
    await database.close().catch(() => undefined);
    throw error;
  }
}
