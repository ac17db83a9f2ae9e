import { appointmentsApi } from "../../features/appointments/api.ts";
import { appointmentsStaffApi } from "../../features/appointments/staff-api.ts";
import { auditApi } from "../../features/audit/api.ts";
import { blogApi } from "../../features/blog/api.ts";
import { transferApi } from "../../features/blog-transfer/api.ts";
import { chatApi } from "../../features/chat/api.ts";
import { chatDeskApi } from "../../features/chat/desk-api.ts";
import { consentLedgerApi } from "../../features/consent-ledger/api.ts";
import { consultationsApi } from "../../features/consultations/api.ts";
import { followUpApi } from "../../features/consultations/follow-up-api.ts";
import { mediaApi } from "../../features/media/api.ts";
import { newsletterApi } from "../../features/newsletter/api.ts";
import { overviewApi } from "../../features/overview/api.ts";
import { privacyApi } from "../../features/privacy/api.ts";
import { scoringApi } from "../../features/scoring/api.ts";
import { staffApi } from "../../features/staff/api.ts";
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
    ...appointmentsApi({
      appointments: services.appointments,
      traffic: services.appointmentTraffic,
      answerFailure: forms.appointment,
    }),
    ...appointmentsStaffApi(services),
    ...auditApi(services),
    ...chatApi(services),
    ...chatDeskApi(services),
    // Before the requests, whose numbers match any word.
    ...followUpApi(services),
    ...consultationsApi({
      ...services,
      traffic: services.submissionTraffic,
      bookingPage: services.appointments.bookingPage,
      answerForm: forms.consultation,
    }),
    ...mediaApi(services),
    // Before the posts, whose numbers match any word.
    ...transferApi({ ...services, flushed: () => services.database.flushed() }),
    ...blogApi(services),
    ...overviewApi(services),
    ...scoringApi(services),
    ...staffApi(services),
    ...visitsApi(services),
    ...newsletterApi({ ...services, answerFailure: forms.newsletter, findIssue }),
    ...consentLedgerApi(services),
    ...privacyApi({ ...services, answerFailure: forms.privacy }),
  ];
}

/** Every operation of the API, for its documents. */
export function documentedRoutes(services: Services): Route[] {
  return [...LEGACY_ROUTES, ...declaredRoutes(services).filter(({ documented }) => documented !== false)];
}
