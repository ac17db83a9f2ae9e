import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createFacts } from "../db/facts.ts";
import { auditLog } from "../features/audit/store.ts";
import { checkCompany, createCompany } from "../features/company/company.ts";
import { companyValues } from "../features/company/model.ts";
import { systemClock } from "../lib/clock.ts";
import { companyDay } from "../lib/company/company-day.ts";
import { AppError } from "../lib/http/app-error.ts";
import { wordFields } from "./api/problem.ts";
import { openDatabase, sqliteFileOf } from "./data/open-database.ts";
import { upgrade } from "./data/upgrade.ts";
import { readEnv } from "./env.ts";

const USAGE = `The company's facts as one file, from a trial machine to the real one:

  npm run export-company -- company.json            what is published; the sample if nothing is
  npm run import-company -- company.json            into a database whose company is still the sample
  npm run import-company -- company.json --replace  over a published company, after a backup`;

export interface CompanyTerminal {
  variables: Record<string, string | undefined>;
  /**
   * Makes a backup.
   * @returns its path
   * @throws Error if the backup fails
   */
  backUp(): Promise<string>;
  say(line: string): void;
  complain(line: string): void;
}

/**
 * Runs `npm run export-company` or `npm run import-company` on the configured database, even while a server is running.
 * @param args `export` or `import`, then the user's arguments
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runCompanyCommand([command, ...args]: string[], terminal: CompanyTerminal): Promise<0 | 1 | 2> {
  const called = parse(args);
  if (!called || (command === "export" && called.replace)) {
    terminal.complain(USAGE);
    return 2;
  }
  const { file, replace } = called;
  try {
    const company = await open(terminal);
    try {
      if (command === "export") {
        const values = (await company.published()) ?? companyValues();
        await writeFile(file, `${JSON.stringify(values, null, 2)}\n`);
        terminal.say(`Wrote ${values.name} to ${file}.`);
        return 0;
      }
      const values: unknown = JSON.parse(await readFile(file, "utf8"));
      const before = await company.published();
      if (before && !replace) {
        terminal.complain(`${before.name} is published here. Nothing was changed; --replace takes its place.`);
        return 1;
      }
      // Validated before the backup, so that a rejected file does not trigger one.
      checkCompany(values, companyDay(systemClock()));
      if (before) terminal.say(`Backup: ${await terminal.backUp()}`);
      await company.take(values, { replace });
      terminal.say("Published. A server that is running shows it once it is started again.");
      return 0;
    } finally {
      await company.database.close();
    }
  } catch (error) {
    terminal.complain(`${file}:\n${wordCompanyError(error)}`);
    return 1;
  }
}

/**
 * Parses the user's arguments.
 * @returns undefined for wrong usage
 */
function parse(args: string[]): { file: string; replace: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { replace: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    return file && more.length === 0 ? { file, replace: values.replace } : undefined;
  } catch {
    return undefined;
  }
}

async function open({ variables, complain }: CompanyTerminal) {
  const env = readEnv(variables);
  const database = openDatabase(env, (error) => complain(`The database connection was lost: ${error.message}`));
  await upgrade(database, env.DATABASE_URL ? undefined : sqliteFileOf(env), () => undefined);
  const facts = createFacts(database, [auditLog]);
  return createCompany({ database, clock: systemClock, facts, onPublished: () => undefined });
}

/** Words the errors of a company file, one field per line. */
export function wordCompanyError(error: unknown): string {
  if (error instanceof AppError && error.code === "invalid") {
    return Object.entries(wordFields(error, "en"))
      .map(([field, sentence]) => `  ${field}: ${sentence}`)
      .join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
