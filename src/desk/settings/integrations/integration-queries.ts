import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Key, MadeKey, NewKey } from "../../../features/api-keys/model.ts";
import type { ProviderFailures } from "../../../features/chat/desk/provider-failures.ts";
import type { Delivery, Endpoint, EndpointFields, NewEndpoint } from "../../../features/webhooks/model.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { usePages } from "../../kit/pages.ts";

export function useEndpoints() {
  return useQuery({
    queryKey: ["webhooks", "endpoints"],
    queryFn: ({ signal }) => apiRead<Endpoint[]>("/api/webhooks", { signal }),
    networkMode: "always",
  });
}

export const useDeliveries = (endpointId: number) =>
  usePages<Delivery>(["webhooks", "deliveries", endpointId], `/api/webhooks/${endpointId}/deliveries`);

export function useKeys() {
  return useQuery({
    queryKey: ["api-keys"],
    queryFn: ({ signal }) => apiRead<Key[]>("/api/api-keys", { signal }),
    networkMode: "always",
  });
}

export function useChatFailures() {
  return useQuery({
    queryKey: ["chat", "failures"],
    queryFn: ({ signal }) => apiRead<ProviderFailures[]>("/api/chat/failures", { signal }),
    networkMode: "always",
  });
}

const answered = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

export const addEndpoint = (fields: EndpointFields) => answered<NewEndpoint>(apiWrite("POST", "/api/webhooks", fields));
export const changeEndpoint = ({ id, ...fields }: EndpointFields & { id: number }) =>
  answered<Endpoint>(apiWrite("PUT", `/api/webhooks/${id}`, fields));
export const renewSecret = (id: number) => answered<NewEndpoint>(apiWrite("PUT", `/api/webhooks/${id}/secret`));
export const removeEndpoint = (id: number) => apiWrite("DELETE", `/api/webhooks/${id}`);
export const testEndpoint = (id: number) => answered<Delivery>(apiWrite("POST", `/api/webhooks/${id}/test`));
export const sendAgain = ({ endpointId, id }: { endpointId: number; id: number }) =>
  apiWrite("POST", `/api/webhooks/${endpointId}/deliveries/${id}/replay`);
export const makeKey = (key: NewKey) => answered<MadeKey>(apiWrite("POST", "/api/api-keys", key));
export const revokeKey = (id: number) => apiWrite("DELETE", `/api/api-keys/${id}`);

/** A write whose outcome shows in the lists of this screen and in the log. */
export function useWrite<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  { success, error }: { success: (answer: Answer) => void; error: (error: Error) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: success,
    onError: error,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ["audit"] });
      void client.invalidateQueries({ queryKey: ["api-keys"] });
      await client.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });
}
