import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Scope } from "../../lib/http/roles.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}

export const dataMap: DataMap = {
  api_keys: {
    purpose: "operation",
    none: "id name hint scopes createdBy createdAt endsAt revokedAt lastUsedAt",
    secret: "digest",
  },
};

/** API keys. Rows are kept after a key ends, because the audit log refers to them. */
export interface ApiKeysTable {
  id: Id;
  name: string;
  /** Start of the key, shown in the list. */
  hint: string;
  digest: string;
  scopes: Json<Scope[]>;
  /** Id of the staff account it acts for. */
  createdBy: string;
  createdAt: Moment;
  endsAt: Moment;
  revokedAt: Moment | null;
  lastUsedAt: Moment | null;
}
