import type { Scope } from "../../lib/http/scopes.ts";
import type { Id, Json, Moment } from "./column-types.ts";

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
