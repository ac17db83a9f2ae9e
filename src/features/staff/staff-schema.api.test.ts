import { getMigrations } from "better-auth/db/migration";
import { afterEach, beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import { createFacts } from "../../db/facts.ts";
import { createAuth } from "./sign-in/better-auth.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

it("gives better-auth every table, column and index it needs", async () => {
  const said: string[] = [];
  const auth = createAuth({
    database,
    facts: createFacts(database, []),
    outbox: { enqueue: async () => true, wake: () => undefined },
    secret: "a secret that only this test knows of",
    siteUrl: "https://nordet.example",
    clock: () => new Date(),
    log: {
      info: () => undefined,
      warn: (...values: unknown[]) => void said.push(values.join(" ")),
      error: () => undefined,
    },
  });
  const wanted = await getMigrations({ ...auth.options, logger: { disabled: true } });
  expect(wanted.toBeCreated).toEqual([]);
  expect(wanted.toBeAdded).toEqual([]);
  expect((await wanted.compileMigrations()).trim()).toBe(";");
  const { checkSchema, explicitSchemaCheck } = (await auth.$context) as unknown as Record<string, unknown>;
  expect(checkSchema).toBeUndefined();
  await (explicitSchemaCheck as () => Promise<void>)();
  expect(said).toEqual([]);
});
