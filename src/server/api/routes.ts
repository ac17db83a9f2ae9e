import { auditApi } from "../../features/audit/api.ts";
import { consentLedgerApi } from "../../features/consent-ledger/api.ts";
import { newsletterApi } from "../../features/newsletter/api.ts";
import { overviewApi } from "../../features/overview/api.ts";
import { privacyApi } from "../../features/privacy/api.ts";
import { visitsApi } from "../../features/visits/api.ts";
import type { Route } from "../../lib/http/route.ts";
import { newsletterIssues } from "../jobs/newsletter-issues.ts";
import { createFormAnswers } from "../pages/form-answers.ts";
import type { Services } from "../services.ts";
import { LEGACY_ROUTES } from "./openapi.ts";

/** Every route that a feature declares, in the order in which they are matched. */
export function declaredRoutes(services: Services): Route[] {
  const forms = createFormAnswers(services);
  const findIssue = newsletterIssues(services.blog, services.env.SITE_URL ?? "");
  return [
    ...auditApi(services),
    ...overviewApi(services),
    ...visitsApi(services),
    ...newsletterApi({ ...services, answerFailure: forms.newsletter, findIssue }),
    ...consentLedgerApi(services),
    ...privacyApi({ ...services, answerFailure: forms.privacy }),
  ];
}

/** Every operation of the API, for its documents. */
export function documentedRoutes(services: Services): Route[] {
  return [...LEGACY_ROUTES, ...declaredRoutes(services)];
}
