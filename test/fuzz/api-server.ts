import { pino } from "pino";
import type { Database } from "../../src/db/database.ts";
import { memberOf } from "../../src/features/staff/sign-in/sessions.ts";
import { openApiDocument } from "../../src/server/api/openapi.ts";
import { documentedRoutes } from "../../src/server/api/routes.ts";
import { ADMIN, COLLEAGUE, EDITOR, testApi } from "../api.ts";
import { startFront } from "../front-server.ts";
import type { FuzzedRequest } from "./requests.ts";
import { sender } from "./send.ts";

/** Starts the whole API behind the front, on its own port, over a test database. */
export async function startFuzzedApi(database: Database) {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const api = testApi(database, { log });
  const at = new Date();
  for (const { id, email, name, role } of [ADMIN, COLLEAGUE, EDITOR]) {
    const values = { id, email, name, role, emailVerified: true, createdAt: at, updatedAt: at };
    await database.kysely.insertInto("staff").values(values).execute();
  }
  const server = await startFront({
    trustedProxies: 1,
    api: (request, context) => api.api.fetch(request, context),
    isStaff: async (headers) => (await memberOf(api.services.staff, headers)) !== null,
  });
  const cookies = { admin: `member=${ADMIN.id}`, editor: `member=${EDITOR.id}`, nobody: undefined };
  const { send, close } = sender(server.url, (who) => cookies[who]);
  return {
    api,
    document: openApiDocument(documentedRoutes(api.services), ""),
    routes: [...new Set(api.api.routes.flatMap(({ method, path }) => (method === "ALL" ? [] : [`${method} ${path}`])))],
    send: (request: FuzzedRequest) => send(request),
    /** Returns the errors logged since the previous call. */
    takeErrors: () => [
      ...lines.splice(0),
      ...server.log.splice(0).flatMap((line) => (Number(line["level"]) >= 50 ? [JSON.stringify(line)] : [])),
    ],
    close: async () => {
      close();
      await server.close();
    },
  };
}
