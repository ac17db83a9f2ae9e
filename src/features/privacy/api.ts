import { route } from "../../lib/http/route.ts";
import { erasureApi } from "./erasure/api.ts";
import { incidentsApi } from "./incidents/incidents.ts";
import { personApi } from "./person/api.ts";
import { requestsApi } from "./requests/api.ts";
import { type VisitorApiParts, visitorApi } from "./requests/visitor-api.ts";
import { retentionSchema } from "./retention/model.ts";
import { readRetention } from "./retention/retention.ts";

/** `/api/privacy`: people's requests about their information, and what the person in charge of it needs. */
export const privacyApi = (parts: VisitorApiParts) => [
  ...visitorApi(parts),
  ...personApi(parts.privacy),
  ...erasureApi(parts.privacy),
  ...requestsApi(parts.privacy),
  route({
    id: "readRetention",
    method: "get",
    path: "/privacy/retention",
    access: "admin",
    summary: "Read what each retention rule would forget now",
    description: "Nothing is changed. With the reports of the last nights and the anonymous figures kept.",
    response: retentionSchema,
    handle: () => readRetention(parts.privacy),
  }),
  ...incidentsApi(parts.privacy),
];
