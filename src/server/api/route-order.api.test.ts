import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import type { Route } from "../../lib/http/route.ts";
import type { RequestContext } from "../http/responses.ts";
import { mountRoutes } from "./api.ts";
import { declaredRoutes } from "./routes.ts";

let database: Database;
let routes: Route[];
beforeAll(async () => {
  database = await testDatabase();
  routes = declaredRoutes(testApi(database).services);
});
afterAll(() => database.close());

/** Routes that, in this declaration order, receive another route's request. */
async function misled(order: readonly Route[]): Promise<string[]> {
  const api = new Hono<ApiEnv & { Bindings: RequestContext }>();
  mountRoutes(
    api,
    order.map((route) => ({ ...route, respond: async (c) => c.text(route.id) })),
  );
  const answers = routes.map(async ({ id, method, path }) => {
    const response = await api.request(path.replaceAll(/:\w+/g, "7"), { method: method.toUpperCase() });
    const answered = await response.text();
    return answered === id ? [] : [`${method} ${path}: ${answered}`];
  });
  return (await Promise.all(answers)).flat();
}

it("every route answers its own address, whatever the declaration order", async () => {
  expect(await misled(routes)).toEqual([]);
  expect(await misled(routes.toReversed())).toEqual([]);
});
