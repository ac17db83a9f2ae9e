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
  /** The key's first characters, shown in the list. */
  hint: string;
  digest: string;
  scopes: Json<Scope[]>;
  /** Staff id of the admin who created the key and must remain an admin for it to work. */
  createdBy: string;
  createdAt: Moment;
  endsAt: Moment;
  revokedAt: Moment | null;
  lastUsedAt: Moment | null;
}
