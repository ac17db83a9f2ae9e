import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import type { ConsultationsParts } from "../parts.ts";
import { type DeskView, MAX_VIEWS } from "./model.ts";
import { countViews, deleteView, insertView, listViews, updateView } from "./store.ts";

type NewView = Pick<DeskView, "name" | "query" | "shared">;

/** Reads a staff member's own views and views shared by others, by name. */
export async function readViews({ database }: ConsultationsParts, staff: StaffMember): Promise<DeskView[]> {
  const rows = await listViews(database.kysely, staff.id);
  return rows.map(({ ownerId, createdAt, ...view }) => ({ ...view, own: ownerId === staff.id }));
}

/** @throws AppError `invalid` if the name is taken or the member has too many views */
export async function addView(
  { facts, clock }: ConsultationsParts,
  view: NewView,
  staff: StaffMember,
): Promise<number> {
  return await facts.transaction(async (db) => {
    if ((await countViews(db, staff.id)) >= MAX_VIEWS) {
      throw new AppError("invalid", "Too many views", { fields: { name: "tooManyViews" } });
    }
    const id = await insertView(db, { ...view, ownerId: staff.id, createdAt: clock() });
    if (id === undefined) throw nameTaken();
    return id;
  });
}

/** @throws AppError `not-found`, also for another member's view; `invalid` if the name is taken */
export async function changeView(
  { facts }: ConsultationsParts,
  id: number,
  view: NewView,
  staff: StaffMember,
): Promise<void> {
  await facts.transaction(async (db) => {
    const result = await updateView(db, id, staff.id, view);
    if (result === "taken") throw nameTaken();
    if (result === undefined) throw noSuchView();
  });
}

/** @throws AppError `not-found`, also for another member's view */
export async function removeView({ database }: ConsultationsParts, id: number, staff: StaffMember): Promise<void> {
  if (!(await deleteView(database.kysely, id, staff.id))) throw noSuchView();
}

const nameTaken = () => new AppError("invalid", "The name is taken", { fields: { name: "viewNameTaken" } });
const noSuchView = () => new AppError("not-found", "There is no such view");
