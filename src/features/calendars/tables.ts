import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { CalendarKind, CalendarProblem } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    calendar_sources: CalendarSourcesTable;
    busy_spans: BusySpansTable;
  }
}

export const dataMap: DataMap = {
  calendar_sources: {
    purpose: "staff",
    none: "id staffId kind etag lastModified readAt failingSince problem withdrawnAt createdAt",
    secret: "secret holds",
  },
  busy_spans: { purpose: "staff", none: "sourceId startsAt endsAt" },
};

/** A calendar or CalDAV account that we read for busy times. */
export interface CalendarSourcesTable {
  id: Id;
  staffId: string;
  kind: CalendarKind;
  /** URL and password, encrypted. */
  secret: string;
  /** Names of the calendars read from this source, with URL digests to detect duplicates. */
  holds: Json<{ name: string; digest: string }[]>;
  /** Cache validators from the latest response (RFC 9110, section 8.8); null for CalDAV. */
  etag: string | null;
  lastModified: string | null;
  readAt: Moment | null;
  failingSince: Moment | null;
  problem: CalendarProblem | null;
  /** When failures of this calendar made its owner unbookable, and the owner was notified. */
  withdrawnAt: Moment | null;
  createdAt: Moment;
}

/** A time when a staff member is busy. The event's title and place are not stored. */
export interface BusySpansTable {
  sourceId: number;
  startsAt: Moment;
  endsAt: Moment;
}
