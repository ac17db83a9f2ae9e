import { apiKeysApi } from "../../features/api-keys/api.ts";
import { appointmentsApi } from "../../features/appointments/api.ts";
import { appointmentsStaffApi, hostsApi } from "../../features/appointments/staff-api.ts";
import { passagesApi } from "../../features/assistant/api.ts";
import { auditApi } from "../../features/audit/api.ts";
import { blogApi } from "../../features/blog/api.ts";
import { transferApi } from "../../features/blog-transfer/api.ts";
import { calendarsApi } from "../../features/calendars/api.ts";
import { chatApi } from "../../features/chat/api.ts";
import { chatDeskApi } from "../../features/chat/desk/api.ts";
import { faqApi } from "../../features/chat/faq/api.ts";
import { claimsApi } from "../../features/claims/api.ts";
import { companyApi } from "../../features/company/company.ts";
import { consentLedgerApi } from "../../features/consent-ledger/api.ts";
import { consultationsApi } from "../../features/consultations/api.ts";
import { followUpApi } from "../../features/consultations/follow-up/api.ts";
import { goingLiveApi } from "../../features/going-live/going-live.ts";
import { lettersApi } from "../../features/letters/api.ts";
import { mediaApi } from "../../features/media/api.ts";
import { newsletterApi, newsletterStaffApi } from "../../features/newsletter/api.ts";
import { outboxApi } from "../../features/outbox/api.ts";
import { overviewApi } from "../../features/overview/api.ts";
import { peopleApi } from "../../features/people/api.ts";
import { privacyApi } from "../../features/privacy/api.ts";
import { scoringApi } from "../../features/scoring/api.ts";
import { staffApi } from "../../features/staff/api.ts";
import type { AuthRoute } from "../../features/staff/sign-in/endpoints.ts";
import { visitsApi } from "../../features/visits/api.ts";
import { webhooksApi } from "../../features/webhooks/api.ts";
import { type Route, route } from "../../lib/http/route.ts";
import type { Traffic } from "../../lib/http/traffic.ts";
import { matchesEntityTag, negotiateEncoding } from "../http/responses.ts";
import { createFormAnswers } from "../pages/form-answers.ts";
import { PageCache } from "../pages/page-cache.ts";
import type { Services } from "../services.ts";
import { API_DOCS_POLICY, apiDocsPage } from "./api-docs-page.ts";
import { openApiDocument } from "./openapi.ts";

/** Returns every API route. A route must declare who may call it, so none can be left unguarded. */
export function declaredRoutes(services: Services): Route[] {
  const features = featureRoutes(services);
  return [...features, ...documentRoutes(features, services.env.SITE_URL ?? "", services.readTraffic)];
}

function featureRoutes(services: Services) {
  const forms = createFormAnswers(services);
  return [
    ...appointmentsApi({
      appointments: services.appointments,
      traffic: services.appointmentTraffic,
      reads: services.readTraffic,
      answerFailure: forms.appointment,
    }),
    ...appointmentsStaffApi(services),
    ...hostsApi(services),
    ...apiKeysApi(services),
    ...auditApi(services),
    ...calendarsApi(services),
    ...claimsApi(services),
    ...companyApi(services),
    ...goingLiveApi(services),
    ...chatApi(services),
    ...chatDeskApi(services),
    ...faqApi(services),
    ...followUpApi(services),
    ...consultationsApi({
      ...services,
      traffic: services.submissionTraffic,
      times: services.appointments,
      bookingPage: services.appointments.bookingPage,
      answerForm: forms.consultation,
    }),
    ...mediaApi(services),
    ...transferApi({ ...services, flushed: () => services.database.flushed() }),
    ...blogApi({ ...services, reads: services.readTraffic }),
    ...lettersApi(services),
    ...outboxApi(services),
    ...passagesApi(services),
    ...overviewApi(services),
    ...peopleApi(services),
    ...scoringApi(services),
    ...staffApi(services),
    ...visitsApi(services),
    ...webhooksApi(services),
    ...newsletterApi({ ...services, answerFailure: forms.newsletter }),
    ...newsletterStaffApi(services),
    ...consentLedgerApi(services),
    ...privacyApi({ ...services, answerFailure: forms.privacy }),
  ];
}

declare module "../../lib/http/api-calls.ts" {
  interface ApiRegister {
    routes: ReturnType<typeof featureRoutes | typeof documentRoutes>[number] | AuthRoute;
  }
}

/** Returns every route that the API document describes. */
export function documentedRoutes(services: Services): Route[] {
  return featureRoutes(services).filter(({ documented }) => documented !== false);
}

/** Enough to keep the API document in all encodings, some 700 KB, in bytes. */
const MAX_DOCUMENT = 4_000_000;

/** Creates the routes of the API document: OpenAPI for programs, and a page for staff. */
function documentRoutes(features: readonly Route[], siteUrl: string, reads: Traffic) {
  let made: ReturnType<typeof openApiDocument> | undefined;
  // Built on demand, because it takes longer than everything else done here at startup.
  const document = () => (made ??= openApiDocument(features, siteUrl));
  const kept = new PageCache({ maxBytes: MAX_DOCUMENT });
  const write = async () => {
    const body = Buffer.from(JSON.stringify(document()));
    return { status: 200, headers: ["Content-Type", "application/json"], body, tags: [], cacheable: true };
  };
  const headers = { "Content-Security-Policy": API_DOCS_POLICY, "Content-Language": "en" };
  return [
    route({
      id: "readOpenApi",
      method: "get",
      path: "/openapi.json",
      access: "everybody",
      summary: "Get the OpenAPI document",
      documented: false,
      errors: ["too-many-requests"],
      async handle({ c }) {
        if (!c.get("staff")) await reads.admit(c.get("clientAddress"), 0);
        const { variants } = await kept.load("openapi", write);
        const encoding = negotiateEncoding(c.req.header("Accept-Encoding"));
        const { body, entityTag } = variants[encoding];
        const about = { ETag: entityTag, Vary: "Accept-Encoding", "Cache-Control": "no-cache" };
        if (matchesEntityTag(c.req.header("If-None-Match") ?? "", entityTag)) return c.body(null, 304, about);
        const compressed = encoding === "identity" ? {} : { "Content-Encoding": encoding };
        return c.body(new Uint8Array(body), 200, { ...about, ...compressed, "Content-Type": "application/json" });
      },
    }),
    route({
      id: "readDocs",
      method: "get",
      path: "/docs",
      access: "staff",
      summary: "Read the documentation",
      documented: false,
      handle: ({ c }) => c.html(apiDocsPage(document()), 200, headers),
    }),
  ];
}
