import type { Key, MadeKey, NewKey } from "../../../features/api-keys/model.ts";
import type { ProviderFailures } from "../../../features/chat/desk/provider-failures.ts";
import type { Delivery, Endpoint, EndpointFields, NewEndpoint } from "../../../features/webhooks/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskIntegrations } from "../../../text/fr/desk/integrations.ts";
import { apiWrite } from "../../../ui/api-client.ts";
import { answerOf, useRead } from "../../kit/api.ts";
import { usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

const TEXTS = sectionTexts<TextLike<typeof deskIntegrations>>({
  fr: () => import("../../../text/fr/desk/integrations.ts").then((module) => module.deskIntegrations),
  en: () => import("../../../text/en/desk/integrations.ts").then((module) => module.deskIntegrations),
});
export const useIntegrationTexts = () => useSectionTexts(TEXTS);

export const useEndpoints = () => useRead<Endpoint[]>(["webhooks", "endpoints"], "/api/webhooks");
export const useDeliveries = (endpointId: number) =>
  usePages<Delivery>(["webhooks", "deliveries", endpointId], `/api/webhooks/${endpointId}/deliveries`);
export const useKeys = () => useRead<Key[]>(["api-keys"], "/api/api-keys");
export const useChatFailures = () => useRead<ProviderFailures[]>(["chat", "failures"], "/api/chat/failures");

/** A new one has a secret, and one whose address was changed. */
interface Saved {
  secret?: string;
}

export const saveEndpoint = ({ id, ...fields }: EndpointFields & { id: number | undefined }) =>
  id === undefined
    ? answerOf<Saved>(apiWrite("POST", "/api/webhooks", fields))
    : answerOf<Saved>(apiWrite("PUT", `/api/webhooks/${id}`, fields));
export const renewSecret = (id: number) => answerOf<NewEndpoint>(apiWrite("PUT", `/api/webhooks/${id}/secret`));
export const removeEndpoint = (id: number) => apiWrite("DELETE", `/api/webhooks/${id}`);
export const testEndpoint = (id: number) => answerOf<Delivery>(apiWrite("POST", `/api/webhooks/${id}/test`));
export const sendAgain = ({ endpointId, id }: { endpointId: number; id: number }) =>
  apiWrite("POST", `/api/webhooks/${endpointId}/deliveries/${id}/replay`);
export const makeKey = (key: NewKey) => answerOf<MadeKey>(apiWrite("POST", "/api/api-keys", key));
export const revokeKey = (id: number) => apiWrite("DELETE", `/api/api-keys/${id}`);

/** A write whose outcome shows in the lists of this screen and in the log. */
export const useWrite = <Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  on: Omit<Telling<Given, Answer>, "failed">,
) => useSave(write, { touches: [["audit"], ["api-keys"], ["webhooks"]], failed: useIntegrationTexts().failed, ...on });
