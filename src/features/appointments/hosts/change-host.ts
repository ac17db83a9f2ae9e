import { AppError } from "../../../lib/http/app-error.ts";
import type { AppointmentsParts } from "../parts.ts";
import { lockHosts } from "../store.ts";
import { currentHosts } from "../times/host-calendars.ts";
import type { HostSettings } from "./model.ts";
import { findHost, isMember, upsertHost } from "./store.ts";

/**
 * Makes a member a host, changes their booking settings, or ends it. Their appointments stay with them until someone
 * reassigns them.
 * @throws AppError `not-found` for someone not on the staff, `outdated` when the settings have changed since they were
 *   read
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
    // The team's appointments go to the first account before there is another host.
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
