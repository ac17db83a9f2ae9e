import { parseArgs } from "node:util";
import { createFacts } from "../../db/facts.ts";
import { auditLog } from "../../features/audit/store.ts";
import { assembleOutbox } from "../../features/outbox/assemble.ts";
import {
  addMember,
  createResetLink,
  listAccounts,
  removeFactors,
  removeMember,
  setPassword,
  setRole,
} from "../../features/staff/accounts.ts";
import { assembleStaff } from "../../features/staff/assemble.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../features/staff/model.ts";
import type { Staff } from "../../features/staff/sign-in/better-auth.ts";
import { systemClock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { isRole } from "../../lib/http/roles.ts";
import { openDatabase, sqliteFileOf } from "../data/open-database.ts";
import { upgrade } from "../data/upgrade.ts";
import { readEnv, siteUrlOf } from "../env.ts";
import { authSecret } from "./auth-secret.ts";

const USAGE = `Staff accounts:

  npm run staff -- add --email E --name N --role admin|editor   password from a prompt or STAFF_PASSWORD
  npm run staff -- list
  npm run staff -- role --email E --role admin|editor           signs the person out everywhere
  npm run staff -- reset --email E                              prints a link that works once, for an hour
  npm run staff -- reset --email E --password                   sets a password from a prompt or STAFF_PASSWORD
  npm run staff -- second-factor --email E                      takes second factor and passkeys away, signs out everywhere
  npm run staff -- remove --email E`;

/** The command's input and output. */
export interface Terminal {
  variables: Record<string, string | undefined>;
  /** Reads a password without echo. */
  askPassword(): Promise<string>;
  say(line: string): void;
  complain(line: string): void;
}

/** Thrown for wrong arguments; the usage is then printed. */
class WrongUsage extends Error {}

/**
 * Runs `npm run staff` on the configured database, even while a server is running.
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runStaffCommand(args: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const { command, options } = parse(args);
    const env = readEnv(terminal.variables);
    const database = openDatabase(env, (error) =>
      terminal.complain(`The database connection was lost: ${error.message}`),
    );
    try {
      await upgrade(database, env.DATABASE_URL ? undefined : sqliteFileOf(env), () => undefined);
      const siteUrl = siteUrlOf(env);
      const facts = createFacts(database, [auditLog]);
      // Only queues the emails that notify members of a change. The server delivers them.
      const outbox = assembleOutbox({
        database,
        clock: systemClock,
        facts,
        messageIdDomain: new URL(siteUrl).hostname,
        deliver: () => Promise.reject(new Error("The command sends no mail")),
        onUndelivered: () => undefined,
        onError: () => undefined,
      });
      const staff = assembleStaff({
        database,
        facts,
        outbox,
        secret: authSecret(env),
        siteUrl,
        clock: systemClock,
        log: quietLog(terminal),
      });
      facts.subscribe(staff.subscribers);
      await COMMANDS[command](staff, options, terminal);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof WrongUsage) {
      terminal.complain(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    terminal.complain(wordsFor(error));
    return 1;
  }
}

interface Options {
  email?: string | undefined;
  name?: string | undefined;
  role?: string | undefined;
  password?: boolean | undefined;
}

type Command = (staff: Staff, options: Options, terminal: Terminal) => Promise<void>;

const COMMANDS = {
  async add(staff, options, terminal) {
    const email = required(options.email, "--email");
    const name = required(options.name, "--name");
    const role = requiredRole(options.role);
    const added = await addMember(staff, { email, name, role, password: await passwordFrom(terminal) });
    terminal.say(`Added ${added.name} <${added.email}> as ${added.role}.`);
  },

  async list(staff, _options, terminal) {
    const members = await listAccounts(staff);
    if (members.length === 0) terminal.say("There is no staff account yet.");
    const width = Math.max(0, ...members.map(({ email }) => email.length));
    for (const { email, name, role, createdAt } of members) {
      terminal.say(`${role.padEnd(6)}  ${email.padEnd(width)}  since ${createdAt.toISOString().slice(0, 10)}  ${name}`);
    }
  },

  async role(staff, options, terminal) {
    const changed = await setRole(staff, required(options.email, "--email"), requiredRole(options.role));
    terminal.say(`${changed.email} is ${changed.role} now, and signed out everywhere.`);
  },

  async reset(staff, options, terminal) {
    const email = required(options.email, "--email");
    if (options.password) {
      const { email: changed } = await setPassword(staff, email, await passwordFrom(terminal));
      terminal.say(`${changed} has a new password and is signed out everywhere.`);
      return;
    }
    const { url, minutes } = await createResetLink(staff, email);
    terminal.say(`This link sets a new password. It works once, within ${minutes} minutes:\n\n  ${url}`);
  },

  async "second-factor"(staff, options, terminal) {
    const { email } = await removeFactors(staff, required(options.email, "--email"));
    terminal.say(`${email} signs in with the password alone now, without passkeys, and is signed out everywhere.`);
  },

  async remove(staff, options, terminal) {
    const { email } = await removeMember(staff, required(options.email, "--email"));
    terminal.say(`Removed ${email}, with every session.`);
  },
} satisfies Record<string, Command>;

function parse(args: string[]): { command: keyof typeof COMMANDS; options: Options } {
  const [command = "", ...rest] = args;
  if (!Object.hasOwn(COMMANDS, command)) {
    throw new WrongUsage(command ? `There is no command "${command}".` : "Say what to do.");
  }
  try {
    const { values } = parseArgs({
      args: rest,
      options: {
        email: { type: "string" },
        name: { type: "string" },
        role: { type: "string" },
        password: { type: "boolean" },
      },
    });
    return { command: command as keyof typeof COMMANDS, options: values };
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
}

function required(value: string | undefined, option: string): string {
  if (!value?.trim()) throw new WrongUsage(`${option} is missing.`);
  return value;
}

function requiredRole(value: string | undefined) {
  const role = required(value, "--role");
  if (!isRole(role)) throw new WrongUsage(`The role is "admin" or "editor", not "${role}".`);
  return role;
}

async function passwordFrom(terminal: Terminal): Promise<string> {
  return terminal.variables["STAFF_PASSWORD"] || (await terminal.askPassword());
}

const WORDS_FOR_FIELD: Readonly<Record<string, string>> = {
  email: "This is not a valid e-mail address.",
  name: "The name is empty, longer than 100 characters or has control characters.",
  password: `A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and is not one that people try first.`,
};

function wordsFor(error: unknown): string {
  if (error instanceof AppError && error.code === "invalid") {
    return Object.keys(error.fields)
      .map((field) => WORDS_FOR_FIELD[field] ?? error.message)
      .join("\n");
  }
  if (error instanceof AppError) return `${error.message}.`;
  return error instanceof Error ? error.message : String(error);
}

/** Creates a log of internal errors only, because the command prints its own results. */
function quietLog(terminal: Terminal) {
  const silent = () => undefined;
  return {
    info: silent,
    warn: silent,
    error: (...values: unknown[]) => terminal.complain(values.map(String).join(" ")),
  };
}
