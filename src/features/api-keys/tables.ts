import type { Id, Json, Moment } from "../../db/column-types.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Scope } from "../../lib/http/scopes.ts";

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

/** Keys by which programs use the API. A row stays when its key has ended: the audit log names it. */
export interface ApiKeysTable {
  id: Id;
  name: string;
  /** How the key begins. */
  hint: string;
  digest: string;
  scopes: Json<Scope[]>;
  /** Id of the member of staff in whose name it works. */
  createdBy: string;
  createdAt: Moment;
  endsAt: Moment;
  revokedAt: Moment | null;
  lastUsedAt: Moment | null;
}
