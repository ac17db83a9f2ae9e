import { type ApiOperation, JSON_ONLY, OF_BODIES, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import {
  otherPersonBodySchema,
  peoplePageSchema,
  peopleQuerySchema,
  personOfRecordSchema,
  personSchema,
  timelinePageSchema,
  timelineQuerySchema,
} from "./schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "listPeople",
    method: "get",
    path: "/people",
    query: peopleQuerySchema,
    answer: { status: 200, schema: peoplePageSchema },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "getPerson",
    method: "get",
    path: "/people/{id}",
    answer: { status: 200, schema: personSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "readTimeline",
    method: "get",
    path: "/people/{id}/timeline",
    query: timelineQuerySchema,
    answer: { status: 200, schema: timelinePageSchema },
    errors: [...OF_STAFF, "not-found", "invalid"],
  },
  {
    id: "findPersonOf",
    method: "get",
    path: "/people/of/{kind}/{id}",
    answer: { status: 200, schema: personOfRecordSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "splitPerson",
    method: "post",
    path: "/people/of/{kind}/{id}/split",
    answer: { status: 201, schema: personOfRecordSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "mergePeople",
    method: "post",
    path: "/people/{id}/merge",
    body: { schema: otherPersonBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: personSchema },
    errors: [...OF_STAFF, ...OF_BODIES, "not-found", "conflict"],
  },
  {
    id: "undoMerge",
    method: "post",
    path: "/people/merges/{id}/undo",
    answer: { status: 200, schema: personSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "tellPeopleApart",
    method: "post",
    path: "/people/{id}/differ",
    body: { schema: otherPersonBodySchema, types: JSON_ONLY },
    answer: { status: 204 },
    errors: [...OF_STAFF, ...OF_BODIES, "not-found", "conflict"],
  },
];
