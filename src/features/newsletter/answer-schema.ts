import * as z from "zod/mini";

/** The answers of the API, as the OpenAPI document describes them; a test holds real answers against them. */

/** Whether or not a mail was sent: nobody learns which addresses are known. */
export const confirmationMailedSchema = z.strictObject({ status: z.literal("confirmation-mailed") });
export const confirmedSchema = z.strictObject({ status: z.literal("confirmed") });
export const unsubscribedSchema = z.strictObject({ status: z.literal("unsubscribed") });
