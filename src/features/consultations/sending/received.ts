import * as z from "zod/mini";
import { askedTimeSchema } from "../../appointments/model.ts";

/** The response to a stored request. Separate from the model, which ships to the browser with the form. */
export const receivedSchema = z.strictObject({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** Token for booking a time (`POST /api/appointments`); none while the request is set aside. */
  token: z.optional(z.string()),
  /** Outcome of the time chosen with it. */
  appointment: z.optional(askedTimeSchema),
});
