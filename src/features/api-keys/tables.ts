import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Scope } from "../../lib/http/roles.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  api_keys: {
    purpose: "operation",
    none: "id name hint scopes createdBy createdAt endsAt revokedAt lastUsedAt",
    secret: "digest",
  },
};

/** API keys. A row outlives its key, because the audit log refers to it. */
export interface ApiKeysTable {
  id: Id;
  name: string;
  /** The key's first characters. */
  hint: string;
  digest: string;
  scopes: Json<Scope[]>;
  /** Id of the member of staff it acts for. */
  createdBy: string;
  createdAt: Moment;
  endsAt: Moment;
  revokedAt: Moment | null;
  lastUsedAt: Moment | null;
}
