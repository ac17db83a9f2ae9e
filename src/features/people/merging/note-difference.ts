import { AppError } from "../../../lib/http/app-error.ts";
import type { PeopleParts } from "../parts.ts";
import { insertDifference } from "../store/merges.ts";
import { findPerson } from "../store/people.ts";

/** Records that two people are different: they are no longer proposed as duplicates. @throws AppError `not-found` */
export async function noteDifference(
  { facts, clock }: PeopleParts,
  id: number,
  otherId: number,
  actor: string,
): Promise<void> {
  await facts.transaction(async (db) => {
    if (id === otherId) throw new AppError("conflict", "One person is the same");
    if (!(await findPerson(db, id)) || !(await findPerson(db, otherId))) {
      throw new AppError("not-found", "There is no such person");
    }
    const at = clock();
    await insertDifference(db, id, otherId, at);
    await facts.record(db, { kind: "person.differ", at, actor, subject: id, detail: { other: otherId } });
  });
}
