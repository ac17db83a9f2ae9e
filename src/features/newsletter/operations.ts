import * as z from "zod/mini";
import { type ApiOperation, JSON_ONLY, JSON_OR_FORM, OF_STAFF } from "../../lib/http/api-operation.ts";
import type { OperationId } from "../../text/fr/api-docs.ts";
import {
  confirmationMailedSchema,
  confirmedSchema,
  listSummarySchema,
  sendingSchema,
  testSentSchema,
  unsubscribedCountSchema,
  unsubscribedSchema,
} from "./answer-schema.ts";
import { subscriptionSchema, tokenSchema } from "./schema.ts";
import { addressBodySchema, postBodySchema, sendingsQuerySchema } from "./staff-schema.ts";

/** What programs can ask of this feature over the API. */
export const operations: readonly ApiOperation<OperationId>[] = [
  {
    id: "subscribe",
    method: "post",
    path: "/newsletter/subscriptions",
    body: { schema: subscriptionSchema, types: JSON_OR_FORM },
    answer: { status: 202, schema: confirmationMailedSchema },
    errors: ["bad-request", "too-large", "unsupported-media-type", "invalid", "too-many-requests", "unavailable"],
  },
  {
    id: "confirmSubscription",
    method: "post",
    path: "/newsletter/confirm",
    body: { schema: tokenSchema, types: JSON_OR_FORM },
    answer: { status: 200, schema: confirmedSchema },
    errors: ["bad-request", "not-found", "too-large", "unsupported-media-type", "invalid", "unavailable"],
  },
  {
    id: "openUnsubscribePage",
    method: "get",
    path: "/newsletter/unsubscribe",
    query: tokenSchema,
    answer: { status: 302 },
    errors: ["unavailable"],
  },
  {
    id: "unsubscribe",
    method: "post",
    path: "/newsletter/unsubscribe",
    query: tokenSchema,
    body: { schema: tokenSchema, types: JSON_OR_FORM },
    answer: { status: 200, schema: unsubscribedSchema },
    errors: ["bad-request", "not-found", "too-large", "unsupported-media-type", "invalid", "unavailable"],
  },
  {
    id: "summarizeReaders",
    method: "get",
    path: "/newsletter/summary",
    answer: { status: 200, schema: listSummarySchema },
    errors: OF_STAFF,
  },
  {
    id: "listSendings",
    method: "get",
    path: "/newsletter/sendings",
    query: sendingsQuerySchema,
    answer: { status: 200, schema: z.array(sendingSchema) },
    errors: [...OF_STAFF, "invalid"],
  },
  {
    id: "beginSending",
    method: "post",
    path: "/newsletter/sendings",
    body: { schema: postBodySchema, types: JSON_ONLY },
    answer: { status: 201, schema: sendingSchema },
    errors: [...OF_STAFF, "not-found", "conflict", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "getSending",
    method: "get",
    path: "/newsletter/sendings/{id}",
    answer: { status: 200, schema: sendingSchema },
    errors: [...OF_STAFF, "not-found"],
  },
  {
    id: "cancelSending",
    method: "post",
    path: "/newsletter/sendings/{id}/cancel",
    answer: { status: 200, schema: sendingSchema },
    errors: [...OF_STAFF, "not-found", "conflict"],
  },
  {
    id: "testSending",
    method: "post",
    path: "/newsletter/test-sendings",
    body: { schema: postBodySchema, types: JSON_ONLY },
    answer: { status: 202, schema: testSentSchema },
    errors: [...OF_STAFF, "not-found", "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "unsubscribeAddress",
    method: "post",
    path: "/newsletter/unsubscriptions",
    body: { schema: addressBodySchema, types: JSON_ONLY },
    answer: { status: 200, schema: unsubscribedCountSchema },
    errors: [...OF_STAFF, "bad-request", "unsupported-media-type", "invalid"],
  },
  {
    id: "exportSubscribers",
    method: "get",
    path: "/newsletter/subscriptions/export.csv",
    answer: { status: 200, type: "text/csv", schema: z.string() },
    errors: OF_STAFF,
  },
];
