import * as z from "zod/mini";
import { route } from "../../lib/http/route.ts";
import { type RecordParts, recordsOf } from "../records/records.ts";
import {
  archivedBodySchema,
  letterDraftSchema,
  letterQuerySchema,
  letterSchema,
  letterStartSchema,
  MOST_TEMPLATES,
  sendLetterSchema,
  templateFields,
  templateSchemas,
  undoLetterSchema,
} from "./model.ts";
import type { Letters } from "./service.ts";

/** Routes under `/api/letters`: emails from staff to people who sent requests, and templates for them. */
export const lettersApi = ({ letters, ...parts }: { letters: Letters } & RecordParts) => [
  route({
    id: "listLetters",
    method: "get",
    path: "/letters",
    about: "Emails by staff",
    access: "admin",
    summary: "List the emails written to a person",
    description: "Those of a request, newest first, as sent; booking links appear as their placeholder.",
    query: letterQuerySchema,
    response: z.array(letterSchema),
    handle: ({ query }) => letters.list(query.consultation),
  }),
  route({
    id: "sendLetter",
    method: "post",
    path: "/letters",
    access: "admin",
    summary: "Write to a person",
    description:
      "The email is sent once per attempt, even when asked for twice. It is refused while a passage is still to be filled in. In the body the placeholder of the booking link becomes an address, as long as the request is open. A next step that is due is done with it. If a colleague has settled the request since what `seen` names, nothing is sent.",
    body: sendLetterSchema,
    response: letterSchema,
    status: 201,
    errors: ["not-found", "outdated", "too-many-requests"],
    handle: ({ body, staff }) => letters.send(body, staff),
  }),
  route({
    id: "undoLetter",
    method: "post",
    path: "/letters/:id/undo",
    access: "admin",
    summary: "Take back an email to a person",
    description: "If it was sent as undoable, by its sender, within ten seconds.",
    body: undoLetterSchema,
    errors: ["conflict"],
    handle: async ({ id, body, staff }) => {
      await letters.undo(id(), body, staff);
    },
  }),
  route({
    id: "startLetter",
    method: "get",
    path: "/letters/start",
    access: "admin",
    summary: "Get the draft of an email",
    description:
      "Address and language of the person, the facts that templates name, and a draft for what has happened with them so far, in both languages, each sentence with its source. Nothing sends it by itself.",
    query: letterQuerySchema,
    response: letterStartSchema,
    errors: ["not-found"],
    handle: ({ query, staff }) => letters.start(query.consultation, staff),
  }),
  route({
    id: "draftLetterByModel",
    method: "get",
    path: "/letters/draft",
    access: "admin",
    summary: "Get a draft by the language model",
    description:
      "The same draft as the email begins with, its answer written by the language model from passages of the site and checked against them; `null` where none is configured to, where the person was not told of it, or where it has no answer that holds. It takes ten seconds at most.",
    query: letterQuerySchema,
    response: z.nullable(letterDraftSchema),
    errors: ["not-found"],
    handle: ({ query, staff }) => letters.draftByModel(query.consultation, staff),
  }),
  ...recordsOf(parts, {
    path: "/letters/templates",
    table: "letter_templates",
    fields: templateFields,
    schemas: templateSchemas,
    order: "id",
    id: "LetterTemplate",
    ids: "LetterTemplates",
    words: {
      one: "template",
      list: "List the email templates",
      listNote: "All of them, archived ones too.",
      add: "Add an email template",
      addNote: "In both languages. An unknown placeholder is refused.",
      change: "Change an email template",
      changeNote: "Names the version that the change is based on.",
    },
    access: { read: "admin", write: "admin" },
    kinds: { added: "letter.template-added", changed: "letter.template-changed" },
    columns: ({ at }, isNew) => ({ updatedAt: at, ...(isNew && { createdAt: at, archived: false, sample: null }) }),
    most: { count: MOST_TEMPLATES, field: "nameFr", error: "tooManyTemplates" },
    more: {
      columns: ["archived", "updatedAt"],
      of: ({ archived, updatedAt }) => ({
        archived: archived as boolean,
        updatedAt: (updatedAt as Date).toISOString(),
      }),
    },
  }).routes,
  route({
    id: "archiveLetterTemplate",
    method: "put",
    path: "/letters/templates/:id/archived",
    access: "admin",
    summary: "Archive an email template, or take it back",
    description: "An archived template is no longer offered. What was written from it stays.",
    body: archivedBodySchema,
    response: templateSchemas.record,
    handle: ({ id, body: { archived }, staff }) => letters.setArchived(id(), archived, staff.id),
  }),
];
