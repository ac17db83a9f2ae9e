import type { Generated } from "kysely";
import type { Moment } from "../../db/column-types.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    mail_limits: MailLimitsTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  mail_limits: { purpose: "limits", none: "sentAt countedFrom count messageId", secret: "key" },
};

/** When we last wrote for a purpose: to an address that a stranger typed, or about one thing. */
export interface MailLimitsTable {
  /** Purpose, and hashed address or what it is about. */
  key: string;
  sentAt: Moment;
  /** Beginning of the day or hour in which mails are counted; `null` where none are. */
  countedFrom: Moment | null;
  count: Generated<number>;
  /** Of the mail that was counted last, in the outbox. */
  messageId: number | null;
}
