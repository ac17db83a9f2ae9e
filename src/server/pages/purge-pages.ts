import type { Subscriber } from "../../db/facts.ts";
import type { HostFact } from "../../features/appointments/hosts/change-hosts.ts";
import type { AppointmentFact } from "../../features/appointments/on-appointment.ts";
import type { BlogFact } from "../../features/blog/facts.ts";
import type { CalendarChange } from "../../features/calendars/on-calendar.ts";
import { CLAIMS_TAG, type ClaimFact } from "../../features/claims/claims.ts";
import type { StaffFact } from "../../features/staff/parts.ts";
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
