import type { Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}

export const dataMap: DataMap = {
  idempotency_keys: { purpose: "limits", none: "expiresAt", personal: "answer", secret: "key digest" },
};

/** Responses by key, so that a repeated HTTP request gets the same response. */
export interface IdempotencyKeysTable {
  key: string;
  /** Digest of the request's content; reusing the key with different content is an error. */
  digest: string;
  answer: Json<Record<string, unknown>>;
  expiresAt: Moment;
}
