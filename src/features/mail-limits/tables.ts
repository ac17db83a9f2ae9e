import type { Generated } from "kysely";
import type { Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    mail_limits: MailLimitsTable;
  }
}

export const dataMap: DataMap = {
  mail_limits: { purpose: "limits", none: "sentAt countedFrom count messageId", secret: "key" },
};

/** Times and counts of recent emails, by purpose and mailbox or subject. */
export interface MailLimitsTable {
  /** The purpose, and the hashed mailbox or the subject. */
  key: string;
  sentAt: Moment;
  /** Start of the day or hour in which emails are counted; `null` if they are not. */
  countedFrom: Moment | null;
  count: Generated<number>;
  /** Id of the last counted email in the outbox. */
  messageId: number | null;
}
