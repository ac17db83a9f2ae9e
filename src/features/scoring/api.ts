import * as z from "zod/mini";
import { route } from "../../lib/http/route.ts";
import { comparisonSchema, draftBodySchema, revisionBodySchema, scoringSchema, versionSchema } from "./model.ts";
import type { ScoringService } from "./service.ts";

/** Routes under `/api/scoring`: the rubric of the lead score and its draft. */
export const scoringApi = ({ scoring }: { scoring: ScoringService }) => [
  route({
    id: "readScoring",
    method: "get",
    path: "/scoring",
    about: "Rubric of the lead score",
    access: "admin",
    summary: "Read the rubric of the lead score and how scores are distributed",
    description: "Stored scores, by version of the rubric and percent.",
    response: scoringSchema,
    handle: () => scoring.read(),
  }),
  route({
    id: "listRubrics",
    method: "get",
    path: "/scoring/versions",
    access: "admin",
    summary: "List the versions of the rubric",
    description: "Newest first; the draft, if there is one, comes first.",
    response: z.array(versionSchema),
    handle: () => scoring.versions(),
  }),
  route({
    id: "saveRubricDraft",
    method: "put",
    path: "/scoring/draft",
    access: "admin",
    summary: "Create or update the draft of the rubric",
    description:
      "There is at most one. If it has changed in the meantime, the response is 409 and holds the state under current.",
    body: draftBodySchema,
    response: versionSchema,
    errors: ["outdated"],
    handle: ({ body, staff }) => scoring.saveDraft(body, staff.id),
  }),
  route({
    id: "discardRubricDraft",
    method: "delete",
    path: "/scoring/draft",
    access: "admin",
    summary: "Delete the draft of the rubric",
    description: "Published versions stay.",
    body: revisionBodySchema,
    errors: ["outdated"],
    handle: ({ body, staff }) => scoring.discardDraft(body.revision, staff.id),
  }),
  route({
    id: "compareRubricDraft",
    method: "post",
    path: "/scoring/draft/preview",
    access: "admin",
    summary: "Compare the draft with past requests",
    description:
      "Whose grade would change, and how each version separates won requests from lost ones. Nothing is stored.",
    body: revisionBodySchema,
    response: comparisonSchema,
    errors: ["not-found", "outdated"],
    handle: ({ body }) => scoring.preview(body.revision),
  }),
  route({
    id: "publishRubricDraft",
    method: "post",
    path: "/scoring/draft/publication",
    access: "admin",
    summary: "Publish the draft of the rubric",
    description: "The next requests are scored by it; stored scores do not change.",
    body: revisionBodySchema,
    errors: ["outdated"],
    handle: ({ body, staff }) => scoring.publishDraft(body.revision, staff.id),
  }),
];
