import { appointmentsApi } from "../../features/appointments/api.ts";
import { auditApi } from "../../features/audit/api.ts";
import { blogApi } from "../../features/blog/api.ts";
import { transferApi } from "../../features/blog-transfer/api.ts";
import { mediaApi } from "../../features/media/api.ts";
import { overviewApi } from "../../features/overview/api.ts";
import { staffApi } from "../../features/staff/api.ts";
import { visitsApi } from "../../features/visits/api.ts";
import type { Route } from "../../lib/http/route.ts";
import { createFormAnswers } from "../pages/form-answers.ts";
import type { Services } from "../services.ts";
import { LEGACY_ROUTES } from "./openapi.ts";

/** Every route that a feature declares, in the order in which they are matched. */
export function declaredRoutes(services: Services): Route[] {
  const forms = createFormAnswers(services);
  return [
    ...appointmentsApi({
      appointments: services.appointments,
      traffic: services.appointmentTraffic,
      answerFailure: forms.appointment,
    }),
    ...auditApi(services),
    ...mediaApi(services),
    // Before the posts, whose numbers match any word.
    ...transferApi({ ...services, flushed: () => services.database.flushed() }),
    ...blogApi(services),
    ...overviewApi(services),
    ...staffApi(services),
    ...visitsApi(services),
  ];
}

/** Every operation of the API, for its documents. */
export function documentedRoutes(services: Services): Route[] {
  return [...LEGACY_ROUTES, ...declaredRoutes(services).filter(({ documented }) => documented !== false)];
}
