import { appointmentsApi } from "../../features/appointments/api.ts";
import { auditApi } from "../../features/audit/api.ts";
import { overviewApi } from "../../features/overview/api.ts";
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
    ...overviewApi(services),
    ...visitsApi(services),
  ];
}

/** Every operation of the API, for its documents. */
export function documentedRoutes(services: Services): Route[] {
  return [...LEGACY_ROUTES, ...declaredRoutes(services)];
}
