import * as z from "zod/mini";
import { AppError } from "../../../lib/http/app-error.ts";
import { linkToNext } from "../../../lib/http/list-query.ts";
import { route } from "../../../lib/http/route.ts";
import type { Consultations } from "../assemble.ts";
import { consultationSchema } from "../model.ts";
import { exportQuerySchema, filterOf } from "../read-consultations.ts";
import {
  bulkAnswerSchema,
  bulkBodySchema,
  bulkUndoneSchema,
  followUpBodySchema,
  noteBodySchema,
  noteChangeSchema,
  noteListQuerySchema,
  noteSchema,
  ownerSchema,
  selectionSchema,
  stageCountsSchema,
  viewAddedSchema,
  viewBodySchema,
  viewSchema,
} from "./model.ts";

/** Routes under `/api/consultations` for staff actions on requests, besides reading and reviewing. */
export const followUpApi = ({ consultations }: { consultations: Consultations }) => [
  route({
    id: "listOwners",
    method: "get",
    path: "/consultations/owners",
    access: "admin",
    scope: "requests:read",
    summary: "List possible owners of a request",
    description: "The members of staff who have access to requests.",
    response: z.array(ownerSchema),
    handle: () => consultations.owners(),
  }),
  route({
    id: "countStages",
    method: "get",
    path: "/consultations/stages",
    access: "admin",
    scope: "requests:read",
    summary: "Count requests by stage",
    description: "With the same filters as the list.",
    query: exportQuerySchema,
    response: stageCountsSchema,
    handle: ({ query, staff }) => consultations.stages(filterOf(query, staff.id, consultations.clock())),
  }),
  route({
    id: "selectConsultations",
    method: "get",
    path: "/consultations/selection",
    access: "admin",
    summary: "Select all requests of a list",
    description:
      "Number, name and version of the newest 1,000 at most, with the same filters as the list, and whether there are others.",
    query: exportQuerySchema,
    response: selectionSchema,
    handle: ({ query, staff }) => consultations.select(filterOf(query, staff.id, consultations.clock())),
  }),
  route({
    id: "listViews",
    method: "get",
    path: "/consultations/views",
    access: "admin",
    summary: "List views",
    description: "One’s own and those that others share.",
    response: z.array(viewSchema),
    handle: ({ staff }) => consultations.views(staff),
  }),
  route({
    id: "addView",
    method: "post",
    path: "/consultations/views",
    access: "admin",
    summary: "Save filters as a view",
    description: "At most 50 views a person.",
    body: viewBodySchema,
    status: 201,
    response: viewAddedSchema,
    handle: async ({ body, staff }) => ({ id: await consultations.addView(body, staff) }),
  }),
  route({
    id: "changeView",
    method: "put",
    path: "/consultations/views/:view",
    access: "admin",
    summary: "Update one of one’s views",
    description: "Name, filters and sharing.",
    body: viewBodySchema,
    handle: async ({ body, id, staff }) => {
      await consultations.changeView(id("view"), body, staff);
    },
  }),
  route({
    id: "removeView",
    method: "delete",
    path: "/consultations/views/:view",
    access: "admin",
    summary: "Delete one of one’s views",
    description: "The requests do not change.",
    handle: async ({ id, staff }) => {
      await consultations.removeView(id("view"), staff);
    },
  }),
  route({
    id: "changeConsultations",
    method: "post",
    path: "/consultations/bulk",
    access: "admin",
    summary: "Update several requests at once",
    description:
      "One change (contacted, owner, stage or due date) for at most 200 requests, in one transaction. The response lists what could not be changed, and its number undoes the change.",
    body: bulkBodySchema,
    response: bulkAnswerSchema,
    handle: ({ body: { items, ...change }, staff }) => {
      const { nextStep, ...facts } = change;
      const count = Object.values(facts).filter((value) => value !== undefined).length;
      if (count !== 1 || (nextStep !== undefined && facts.nextStepAt === undefined)) {
        throw new AppError("bad-request", "One change at a time");
      }
      return consultations.changeMany(items, change, staff.id);
    },
  }),
  route({
    id: "undoChange",
    method: "post",
    path: "/consultations/bulk/:change/undo",
    access: "admin",
    summary: "Undo a change of several requests",
    description: "Within an hour, by the person who made it. A request that has changed since stays as it is.",
    response: bulkUndoneSchema,
    handle: ({ id, staff }) => consultations.undoMany(id("change"), staff.id),
  }),
  route({
    id: "followUpConsultation",
    method: "patch",
    path: "/consultations/:id",
    access: "admin",
    scope: "requests:write",
    summary: "Update the follow-up of a request",
    description:
      "Owner, stage, next step; fields left out stay as they are. The version is the one the change is based on: if the follow-up has changed since, nothing is overwritten.",
    body: followUpBodySchema,
    response: consultationSchema,
    errors: ["outdated", "conflict"],
    handle: ({ body: { version, ...change }, id, staff }) =>
      consultations.changeFollowUp(id(), version, change, staff.id),
  }),
  route({
    id: "listNotes",
    method: "get",
    path: "/consultations/:id/notes",
    access: "admin",
    scope: "requests:read",
    summary: "List the notes on a request",
    description: 'Newest first. The next page is in the Link header (rel="next").',
    query: noteListQuerySchema,
    response: z.array(noteSchema),
    handle: async ({ c, query: { before }, id }) => {
      const { notes, more } = await consultations.notes(id(), before);
      const last = notes.at(-1);
      if (more && last) linkToNext(c, { before: String(last.id) });
      return notes;
    },
  }),
  route({
    id: "addNote",
    method: "post",
    path: "/consultations/:id/notes",
    access: "admin",
    scope: "requests:write",
    summary: "Write a note",
    description: "Each person mentioned gets an email, without the text of the note.",
    body: noteBodySchema,
    status: 201,
    response: noteSchema,
    tellsWriters: true,
    handle: ({ c, body, id, staff }) => consultations.addNote(id(), body, staff, c.get("language")),
  }),
  route({
    id: "changeNote",
    method: "put",
    path: "/consultations/:id/notes/:note",
    access: "admin",
    summary: "Update one’s own note",
    description: "Notes of others cannot be changed.",
    body: noteChangeSchema,
    response: noteSchema,
    errors: ["outdated"],
    handle: ({ c, body, id, staff }) =>
      consultations.changeNote({ consultationId: id(), id: id("note") }, body, staff, c.get("language")),
  }),
  route({
    id: "removeNote",
    method: "delete",
    path: "/consultations/:id/notes/:note",
    access: "admin",
    summary: "Delete a note",
    description: "One’s own, or, for admins, any note.",
    handle: async ({ id, staff }) => {
      await consultations.removeNote(id(), id("note"), staff);
    },
  }),
];
