import { AppError } from "../../../lib/http/app-error.ts";
import type { AppointmentsParts } from "../parts.ts";
import { lockHosts } from "../store.ts";
import { currentHosts } from "../times/host-calendars.ts";
import type { HostSettings } from "./model.ts";
import { findHost, isMember, upsertHost } from "./store.ts";

/**
 * Makes a member of staff a host, changes how they are booked, or ends it. What they have booked stays theirs until a
 * person gives it to somebody else.
 * @throws AppError `not-found` for nobody of the staff, `outdated` when the settings have changed since they were read
 */
export async function changeHost(
  { database, clock, facts }: Pick<AppointmentsParts, "database" | "clock" | "facts">,
  { staffId, version, actor }: { staffId: string; version: number; actor: string },
  settings: HostSettings,
): Promise<{ version: number }> {
  const next = version + 1;
  await facts.transaction(async (db) => {
    const now = clock();
    if (!(await isMember(db, staffId))) throw new AppError("not-found", "There is no such member of staff");
    // What the team as a whole had goes to the first account before there is another host.
    await currentHosts(db, now);
    await lockHosts(database, db, [staffId]);
    const before = await findHost(db, staffId);
    if ((before?.version ?? 0) !== version) {
      throw new AppError("outdated", "The settings have changed", { current: before?.version ?? 0 });
    }
    await upsertHost(db, staffId, settings, next, now);
    await facts.record(db, { kind: "host.changed", at: now, actor, subject: staffId, detail: { ...settings } });
  });
  return { version: next };
}
