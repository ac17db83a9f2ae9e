import * as z from "zod/mini";
import { route } from "../../lib/http/route.ts";
import { type KeysParts, listKeys, makeKey, revokeKey } from "./keys.ts";
import { keyBodySchema, keySchema, madeKeySchema } from "./model.ts";

/** Routes under `/api/api-keys`. No key can create another, because only a signed-in admin has access. */
export const apiKeysApi = ({ apiKeys }: { apiKeys: KeysParts }) => [
  route({
    id: "listKeys",
    method: "get",
    path: "/api-keys",
    about: "Keys of programs",
    access: "admin",
    summary: "List the keys of programs, newest first",
    description: "Including expired and revoked ones.",
    response: z.array(keySchema),
    handle: () => listKeys(apiKeys.database.kysely),
  }),
  route({
    id: "makeKey",
    method: "post",
    path: "/api-keys",
    access: "admin",
    summary: "Create a key",
    description:
      "The key is in the response and nowhere else. It may do what its scopes say, works while its maker is an administrator, and is sent as Authorization: Bearer.",
    body: keyBodySchema,
    status: 201,
    response: madeKeySchema,
    errors: ["conflict"],
    handle: async ({ c, body, staff }) => c.json(await makeKey(apiKeys, body, staff.id), 201),
  }),
  route({
    id: "revokeKey",
    method: "delete",
    path: "/api-keys/:id",
    access: "admin",
    summary: "Revoke a key",
    handle: ({ id, staff }) => revokeKey(apiKeys, id(), staff.id),
  }),
];
