import { RETENTION } from "../../../lib/company/retention.ts";
import type { RetentionRule } from "./model.ts";

/** Each rule's cut-off date. */
export type Terms = Readonly<Record<RetentionRule, Date>>;

/** @param chatDays `CHAT_RETENTION_DAYS` */
export function termsAt(now: Date, chatDays: number): Terms {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    "requests-past-term": monthsBefore(now, RETENTION.requestMonths),
    "privacy-requests": monthsBefore(now, RETENTION.privacyRequestMonths),
    "privacy-links": now,
    "delivered-mails": daysAgo(RETENTION.deliveredMailDays),
    "unconfirmed-readers": now,
    "old-chats": daysAgo(chatDays),
  };
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
