import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { CalendarKind, CalendarProblem } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    calendar_sources: CalendarSourcesTable;
    busy_spans: BusySpansTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  calendar_sources: {
    purpose: "staff",
    none: "id staffId kind etag lastModified readAt failingSince problem withdrawnAt createdAt",
    secret: "secret holds",
  },
  busy_spans: { purpose: "staff", none: "sourceId startsAt endsAt" },
};

/** A calendar whose busy times are read. */
export interface CalendarSourcesTable {
  id: Id;
  staffId: string;
  kind: CalendarKind;
  /** Its address and password, encrypted. */
  secret: string;
  /** The calendars read through it: their names, and digests to recognize them. */
  holds: Json<{ name: string; digest: string }[]>;
  /** Validators of the last response (RFC 9110, section 8.8); CalDAV has none. */
  etag: string | null;
  lastModified: string | null;
  readAt: Moment | null;
  failingSince: Moment | null;
  /** Code of why the last reading failed. */
  problem: CalendarProblem | null;
  /** Since when its host is not offered because of it, and has been notified. */
  withdrawnAt: Moment | null;
  createdAt: Moment;
}

/** A time when a member of staff is busy; its title and place are not stored. */
export interface BusySpansTable {
  sourceId: number;
  startsAt: Moment;
  endsAt: Moment;
}
