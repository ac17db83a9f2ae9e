import { route } from "../../lib/http/route.ts";
import { overviewQuerySchema, overviewSchema } from "./model.ts";
import { type OverviewParts, readOverview } from "./read-overview.ts";

/** Route `GET /api/overview`: consultation requests, their outcomes, and how far visitors got in forms. */
export const overviewApi = (parts: OverviewParts) => [
  route({
    id: "readOverview",
    method: "get",
    path: "/overview",
    about: "Overview",
    access: "admin",
    summary: "Read the overview",
    description:
      "By week in Montréal, Monday to Sunday; the last one is under way. Numbers only, nothing about a person.",
    query: overviewQuerySchema,
    response: overviewSchema,
    handle: ({ query }) => readOverview(parts, query.weeks),
  }),
];
