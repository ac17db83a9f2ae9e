import type { Database } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Consultation } from "../model.ts";
import { findConsultation } from "../store/requests.ts";

/** @throws AppError `not-found` */
export async function getConsultation({ kysely }: Pick<Database, "kysely">, id: number): Promise<Consultation> {
  const consultation = await findConsultation(kysely, id);
  if (!consultation) throw new AppError("not-found", "There is no such consultation");
  return consultation;
}
