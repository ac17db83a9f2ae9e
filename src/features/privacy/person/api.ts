import * as z from "zod/mini";
import { route } from "../../../lib/http/route.ts";
import {
  correctedSchema,
  correctionBodySchema,
  foundSchema,
  handOverBodySchema,
  lookBodySchema,
  searchBodySchema,
} from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { copyResponse } from "./copy-document.ts";
import { correctPerson, handOver, lookAtPerson, searchPerson } from "./find-person.ts";

/** Data held about a person: finding, exporting, correcting. */
export const personApi = (privacy: PrivacyParts) => [
  route({
    id: "searchPerson",
    method: "post",
    path: "/privacy/searches",
    access: "admin",
    summary: "Search for everything held about a person",
    description: "By email or phone. A name gives people to choose from.",
    body: searchBodySchema,
    response: foundSchema,
    handle: ({ body }) => searchPerson(privacy, body.q),
  }),
  route({
    id: "lookAtPerson",
    method: "post",
    path: "/privacy/looks",
    access: "admin",
    summary: "Read everything held under emails, phones or names",
    description: "What an erasure would erase, no more and no less.",
    body: lookBodySchema,
    response: foundSchema,
    handle: ({ body }) => lookAtPerson(privacy, body.keys),
  }),
  route({
    id: "handOverData",
    method: "post",
    path: "/privacy/hand-overs",
    access: "admin",
    summary: "Hand a person’s information over to them",
    description: "As JSON or as a page to read, in their language. The action is logged.",
    body: handOverBodySchema,
    response: z.unknown(),
    handle: async ({ c, body: { keys, format, language }, staff }) =>
      copyResponse(c, format, await handOver(privacy, keys, staff.id), language, privacy.clock()),
  }),
  route({
    id: "correctPerson",
    method: "post",
    path: "/privacy/corrections",
    access: "admin",
    summary: "Correct a person in their requests and conversations",
    description: "Name, email, phone, company. The newsletter subscription does not change.",
    body: correctionBodySchema,
    response: correctedSchema,
    handle: async ({ body, staff }) => ({ counts: await correctPerson(privacy, body.keys, body.changes, staff.id) }),
  }),
];
