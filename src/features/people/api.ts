import * as z from "zod/mini";
import { AppError } from "../../lib/http/app-error.ts";
import { type RouteRequest, route } from "../../lib/http/route.ts";
import type { People } from "./assemble.ts";
import {
  otherPersonBodySchema,
  peoplePageSchema,
  peopleQuerySchema,
  personOfRecordSchema,
  personSchema,
  RECORD_KINDS,
  type RecordRef,
  timelinePageSchema,
  timelineQuerySchema,
} from "./model.ts";

const parameters = { kind: z.enum(RECORD_KINDS) };

/** Routes under `/api/people`: the people behind records. For admins only, because only they may see requests. */
export const peopleApi = ({ people }: { people: People }) => [
  route({
    id: "listPeople",
    method: "get",
    path: "/people",
    about: "People",
    access: "admin",
    scope: "people:read",
    summary: "List people, most recently active first",
    words: {
      search: "Beginnings of words to find in names, addresses, companies and phones",
      open: "true: only with a request that nobody has answered",
      cursor: "Position of the page, taken from the page before",
    },
    description:
      "A search looks in names, addresses, companies and phones; all words must be found, by their beginnings.",
    query: peopleQuerySchema,
    response: peoplePageSchema,
    handle: ({ query }) => people.list(query),
  }),
  route({
    id: "findPersonOf",
    method: "get",
    path: "/people/of/:kind/:id",
    access: "admin",
    scope: "people:read",
    summary: "Find the person a record belongs to",
    words: { id: "Number of the record" },
    description: "personId is null if the record has neither an email address nor a phone number.",
    parameters,
    response: personOfRecordSchema,
    handle: async (request) => ({ personId: await people.personOf(recordOf(request)) }),
  }),
  route({
    id: "splitPerson",
    method: "post",
    path: "/people/of/:kind/:id/split",
    access: "admin",
    scope: "people:write",
    summary: "Undo a match",
    words: { id: "Number of the record" },
    description:
      "The record becomes a person of its own, whom the system matches with nobody again. The response gives their number. Noted in the audit log.",
    parameters,
    response: personOfRecordSchema,
    tellsWriters: true,
    status: 201,
    errors: ["conflict"],
    handle: async (request) => ({ personId: await people.split(recordOf(request), request.staff.id) }),
  }),
  route({
    id: "undoMerge",
    method: "post",
    path: "/people/merges/:id/undo",
    access: "admin",
    scope: "people:write",
    summary: "Undo a merge",
    words: { id: "Number of the merge, taken from the timeline" },
    description: "What was the other’s is theirs again, and the two are not proposed to each other any more.",
    response: personSchema,
    errors: ["conflict"],
    handle: ({ id, staff }) => people.undoMerge(id(), staff.id),
  }),
  route({
    id: "getPerson",
    method: "get",
    path: "/people/:id",
    access: "admin",
    scope: "people:read",
    summary: "Get a person",
    description:
      "Their contacts, their open requests and people who might be the same. If they were merged into another person, the response is that other one.",
    response: personSchema,
    handle: ({ id }) => people.get(id()),
  }),
  route({
    id: "readTimeline",
    method: "get",
    path: "/people/:id/timeline",
    access: "admin",
    scope: "people:read",
    summary: "List the timeline of a person",
    words: {
      group: "What is read together: requests, chats, mails, newsletter, notes or record keeping",
      cursor: "Position of the page, taken from the page before",
    },
    description: "Newest first: requests, chats, newsletter, mails and notes.",
    query: timelineQuerySchema,
    response: timelinePageSchema,
    handle: ({ id, query }) => people.timeline(id(), query),
  }),
  route({
    id: "mergePeople",
    method: "post",
    path: "/people/:id/merge",
    access: "admin",
    scope: "people:write",
    summary: "Merge two people",
    description: "All that is the other’s becomes this person’s. Can be undone. Noted in the audit log.",
    body: otherPersonBodySchema,
    response: personSchema,
    errors: ["conflict"],
    handle: ({ id, body, staff }) => people.merge(id(), body.otherId, staff.id),
  }),
  route({
    id: "tellPeopleApart",
    method: "post",
    path: "/people/:id/differ",
    access: "admin",
    scope: "people:write",
    summary: "Note that two people are not the same",
    description: "They are not proposed to each other any more.",
    body: otherPersonBodySchema,
    errors: ["conflict"],
    handle: ({ id, body, staff }) => people.differ(id(), body.otherId, staff.id),
  }),
];

/** @throws AppError `not-found` for an unknown kind of record */
function recordOf({ c, id }: Pick<RouteRequest<unknown, unknown>, "c" | "id">): RecordRef {
  const kind = RECORD_KINDS.find((known) => known === c.req.param("kind"));
  if (!kind) throw new AppError("not-found", "There are no such records");
  return { kind, id: id() };
}
