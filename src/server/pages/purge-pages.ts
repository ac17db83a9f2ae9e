import type { Subscriber } from "../../db/facts.ts";
import type { HostFact } from "../../features/appointments/hosts/hosts.ts";
import type { AppointmentFact } from "../../features/appointments/on-appointment.ts";
import type { BlogFact } from "../../features/blog/facts.ts";
import type { CalendarChange } from "../../features/calendars/assemble.ts";
import { CLAIMS_TAG, type ClaimFact } from "../../features/claims/claims.ts";
import type { StaffFact } from "../../features/staff/parts.ts";
import { createNotifyChannel, type NotifyChannelOptions } from "./notify-channel.ts";
import { NEXT_TIME_TAG } from "./page-rules.ts";

/**
 * Drops every page that has one of the tags (`blog`, `post:12`, `blog-category:Sales`), in this process at once, then
 * in the others. Call it after the commit, because a page rendered earlier would be cached with the old state.
 */
export type Purge = (tags: readonly string[]) => Promise<void>;

/** Returns a subscriber that purges pages when their data changes. */
export function purgePages(
  purge: Purge,
): Subscriber<BlogFact | AppointmentFact | HostFact | CalendarChange | ClaimFact | StaffFact> {
  const drop = async ({ tags }: Extract<BlogFact, { tags: readonly string[] }>) => {
    if (tags.length > 0) await purge(tags);
  };
  const dropNextTime = () => purge([NEXT_TIME_TAG]);
  return {
    after: {
      "blog.published": drop,
      "blog.withdrawn": drop,
      "blog.featured": drop,
      "blog.deleted": drop,
      "appointment.booked": dropNextTime,
      "appointment.moved": dropNextTime,
      "appointment.cancelled": dropNextTime,
      "host.changed": dropNextTime,
      "host.hours-changed": dropNextTime,
      "host.exception-set": dropNextTime,
      "host.exception-removed": dropNextTime,
      // Deactivated members can no longer be booked.
      "staff.deactivated": dropNextTime,
      "staff.reactivated": dropNextTime,
      "claim.attached": () => purge([CLAIMS_TAG]),
      "calendar.changed": dropNextTime,
      "calendar.withdrawn": dropNextTime,
      "calendar.disconnected": dropNextTime,
    },
  };
}

const CHANNEL = "nordet_purge";

export interface PurgeBus {
  /**
   * Purges in this process at once and notifies the others. A failure to notify is logged rather than thrown, because
   * the change is stored.
   */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether changes from other processes reach us; if not, pages may only be cached briefly. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

interface PurgeBusOptions extends Omit<NotifyChannelOptions, "channel" | "receive" | "gap"> {
  /** Purges pages of this process. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/**
 * Notifies all processes' page caches of changes. While the connection is lost, changes are missed, so everything is
 * purged when it breaks and again when it returns.
 */
export function createPurgeBus({ purge, purgeAll, ...options }: PurgeBusOptions): PurgeBus {
  const channel = createNotifyChannel({
    ...options,
    channel: CHANNEL,
    receive: (tags) => purge(tags as string[]),
    gap: purgeAll,
  });
  return {
    async purge(tags) {
      purge(tags);
      await channel.send(tags);
    },
    get isListening() {
      return channel.isListening;
    },
    close: channel.close,
  };
}
