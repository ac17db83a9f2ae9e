import * as z from "zod/mini";

/** The answers of the API, as the OpenAPI document describes them; a test holds real answers against them. */

/** Whether or not a mail was sent: nobody learns which addresses are known. */
export const confirmationMailedSchema = z.strictObject({ status: z.literal("confirmation-mailed") });
export const confirmedSchema = z.strictObject({ status: z.literal("confirmed") });
export const unsubscribedSchema = z.strictObject({ status: z.literal("unsubscribed") });

const moment = z.iso.datetime();
const count = z.int().check(z.minimum(0));

export const sendingSchema = z.strictObject({
  id: z.int(),
  postId: z.int(),
  language: z.enum(["fr", "en"]),
  title: z.string(),
  state: z.enum(["sending", "sent", "cancelled"]),
  startedAt: moment,
  endedAt: z.nullable(moment),
  readers: z.strictObject({
    waiting: count,
    underWay: count,
    delivered: count,
    bounced: count,
    failed: count,
    dropped: count,
  }),
});

const list = z.strictObject({ confirmed: count, pending: count, unsubscribed: count, bounced: count });
export const listSummarySchema = z.strictObject({
  lists: z.strictObject({ fr: list, en: list }),
  weeks: z.array(z.strictObject({ from: moment, joined: count, left: count })),
});

export const testSentSchema = z.strictObject({ recipient: z.string() });
export const unsubscribedCountSchema = z.strictObject({ unsubscribed: count });
