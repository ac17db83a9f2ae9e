import type { EndpointFields, WebhookEvent } from "../../../features/webhooks/model.ts";
import type { CallBody } from "../../../lib/http/api-calls.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskIntegrations } from "../../../text/fr/desk/integrations.ts";
import { api } from "../../../ui/api-client.ts";
import { usePages, useRead } from "../../kit/api.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";

const TEXTS = sectionTexts<TextLike<typeof deskIntegrations>>({
  fr: () => import("../../../text/fr/desk/integrations.ts").then((module) => module.deskIntegrations),
  en: () => import("../../../text/en/desk/integrations.ts").then((module) => module.deskIntegrations),
});
export const useIntegrationTexts = () => useSectionTexts(TEXTS);

type WebhookTexts = ReturnType<typeof useIntegrationTexts>["webhooks"];

/** Returns an event's name with its group: « Rendez-vous · Réservé ». */
export const nameOf = ({ groups, names }: Pick<WebhookTexts, "groups" | "names">, event: WebhookEvent): string =>
  `${groups[event.split(".")[0] as keyof WebhookTexts["groups"]]} · ${names[event]}`;

export const useEndpoints = () => useRead(["webhooks", "endpoints"], "GET /webhooks");
export const useDeliveries = (id: number) =>
  usePages(["webhooks", "deliveries", id], "GET /webhooks/:id/deliveries", { params: { id } });
export const useKeys = () => useRead(["api-keys"], "GET /api-keys");

/** Saves an endpoint; the response includes a secret if the endpoint is new or its URL has changed. */
export const saveEndpoint = ({
  id,
  ...fields
}: EndpointFields & { id: number | undefined }): Promise<{ secret?: string }> =>
  id === undefined
    ? api("POST /webhooks", { body: fields })
    : api("PUT /webhooks/:id", { params: { id }, body: fields });
export const renewSecret = (id: number) => api("PUT /webhooks/:id/secret", { params: { id } });
export const removeEndpoint = (id: number) => api("DELETE /webhooks/:id", { params: { id } });
export const testEndpoint = ({ id, event }: { id: number; event: WebhookEvent }) =>
  api("POST /webhooks/:id/test", { params: { id }, body: { event } });
export const sendWaiting = (id: number) => api("POST /webhooks/:id/deliveries/replay", { params: { id } });
export const sendAgain = ({ endpointId, id }: { endpointId: number; id: number }) =>
  api("POST /webhooks/:id/deliveries/:delivery/replay", { params: { id: endpointId, delivery: id } });
export const makeKey = (body: CallBody<"POST /api-keys">) => api("POST /api-keys", { body });
export const revokeKey = (id: number) => api("DELETE /api-keys/:id", { params: { id } });

/** Returns a write that reloads this screen's lists and the audit log. */
export const useWrite = <Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  on: Omit<Telling<Given, Answer>, "failed">,
) => useSave(write, { touches: [["audit"], ["api-keys"], ["webhooks"]], failed: useIntegrationTexts().failed, ...on });
