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
 * Drops every page with one of the tags (`blog`, `post:12`, `blog-category:Sales`), at once here and in all other
 * processes. Call it after the commit: a page rendered in between would show the old state, and stay.
 */
export type Purge = (tags: readonly string[]) => Promise<void>;

/** Purges pages when something they show changes. Only after the commit: a page rendered earlier would stay. */
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
      // Former staff can no longer be booked.
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
   * Purges locally at once and notifies the other processes; a failure to notify is logged, not thrown, since the
   * change is stored.
   */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether other processes' changes reach us; if not, pages may only be cached briefly. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

interface PurgeBusOptions extends Omit<NotifyChannelOptions, "channel" | "receive" | "gap"> {
  /** Drops pages of this process. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/**
 * Notifies all processes' page caches of changes. Whatever happened while the connection was lost is unknown, so
 * everything is purged when it is lost and again when it returns.
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
