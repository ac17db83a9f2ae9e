import { parseFields, readJsonObject } from "../../lib/http/parse-fields.ts";
import { route } from "../../lib/http/route.ts";
import type { Traffic } from "../../lib/http/traffic.ts";
import { progressSchema } from "./model.ts";
import type { VisitCounts } from "./visit-counts.ts";

export interface VisitsApiParts {
  visits: Pick<VisitCounts, "countForm">;
  progressTraffic: Traffic;
}

/** Route `POST /api/form-progress`, where browsers report how far a visitor got in a form. Only counts are stored. */
export const visitsApi = ({ visits, progressTraffic }: VisitsApiParts) => [
  route({
    id: "countFormProgress",
    method: "post",
    path: "/form-progress",
    about: "Progress of forms",
    access: "everybody",
    summary: "Count how far a form has come",
    description: "Adds one to the day’s count. Nothing of the person is kept or read: no cookie, address or answer.",
    rawBody: { schema: progressSchema, types: ["application/json"] },
    errors: ["too-many-requests"],
    async handle({ c }) {
      await progressTraffic.attempt(c.get("clientAddress"));
      const progress = parseFields(progressSchema, await readJsonObject(c.req));
      await progressTraffic.admit(c.get("clientAddress"), 0);
      visits.countForm(progress);
      // Losing a count is acceptable, so the response need not wait for the disk.
      c.set("isOnDisk", true);
    },
  }),
];
