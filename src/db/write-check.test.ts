import { expect, it } from "vitest";
import { testDatabase } from "../../test/databases.ts";
import { createWriteCheck, NotOnDisk } from "./storage-failure.ts";

it("only writes after a refused write, until one succeeds", async () => {
  const database = await testDatabase();
  let isBroken = false;
  const flushed = () => (isBroken ? Promise.reject(new NotOnDisk(new Error("no"))) : database.flushed());
  const check = createWriteCheck({ ...database, flushed }, () => new Date(0));
  const trials = () => database.kysely.selectFrom("job_runs").select("name").execute();

  await check.pass();
  expect(await trials()).toEqual([]);

  isBroken = true;
  check.noteFailure();
  await expect(check.pass()).rejects.toBeInstanceOf(NotOnDisk);
  await expect(check.pass(), "and again").rejects.toBeInstanceOf(NotOnDisk);

  isBroken = false;
  await check.pass();
  await database.kysely.deleteFrom("job_runs").execute();
  await check.pass();
  expect(await trials(), "sound again, left alone").toEqual([]);
  await database.close();
});
