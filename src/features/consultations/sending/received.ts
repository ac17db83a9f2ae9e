import * as z from "zod/mini";
import { askedTimeSchema } from "../../appointments/model.ts";

/** What a request that is stored is answered with. Apart from the model, which reaches the browser with the form. */
export const receivedSchema = z.strictObject({
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** By which a time can be booked (`POST /api/appointments`); none while the request is put aside to be checked. */
  token: z.optional(z.string()),
  /** Of the time that was chosen with it. */
  appointment: z.optional(askedTimeSchema),
});
