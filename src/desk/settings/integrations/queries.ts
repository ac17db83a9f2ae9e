import type { Key, MadeKey, NewKey } from "../../../features/api-keys/model.ts";
import type { ProviderFailures } from "../../../features/chat/desk/provider-failures.ts";
import type { Delivery, Endpoint, EndpointFields, NewEndpoint } from "../../../features/webhooks/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskIntegrations } from "../../../text/fr/desk/integrations.ts";
import { apiWrite, HttpError } from "../../../ui/api-client.ts";
import { answerOf, useChange, useRead } from "../../kit/api.ts";
import type { FieldErrors } from "../../kit/form.tsx";
import { usePages } from "../../kit/pages.ts";
import { useFailure } from "../../kit/use-failure.ts";
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

/** A write whose outcome shows in the lists of this screen and in the log; a form is told what is wrong with its fields. */
export function useWrite<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  done: (answer: Answer) => void,
  onErrors?: (errors: FieldErrors) => void,
) {
  const text = useIntegrationTexts().failed;
  const fail = useFailure();
  return useChange(write, {
    touches: [["audit"], ["api-keys"], ["webhooks"]],
    done,
    failed: (error) => {
      const errors = onErrors && error instanceof HttpError ? error.fieldErrors : {};
      onErrors?.(errors);
      if (Object.keys(errors).length === 0) fail(error, text);
    },
  });
}
