import type { Clock } from "../../lib/clock.ts";
import type { AnswerProvider } from "./answer-provider.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";
import { createModelProvider, type PassagesFor } from "./model/model-provider.ts";
import { destination } from "./outward-request.ts";
import { createWebhookProvider } from "./webhook/webhook-provider.ts";

/** The variables of the configuration that say who answers in the chat; all absent: the built-in assistant alone. */
export interface ProviderEnv {
  CHAT_WEBHOOK_URL?: string | undefined;
  /** A whole header, `Name: value`. */
  CHAT_WEBHOOK_HEADER?: string | undefined;
  CHAT_LLM_URL?: string | undefined;
  CHAT_LLM_KEY?: string | undefined;
  CHAT_LLM_MODEL?: string | undefined;
}

/** Makes the configured providers, each behind its circuit breaker. */
export function providersFromEnv(
  env: ProviderEnv,
  { clock, passagesFor }: { clock: Clock; passagesFor: PassagesFor },
): { webhook?: AnswerProvider; model?: AnswerProvider } {
  const { CHAT_WEBHOOK_URL: webhookUrl, CHAT_LLM_URL: modelUrl, CHAT_LLM_KEY: key, CHAT_LLM_MODEL: model } = env;
  return {
    ...(webhookUrl && {
      webhook: withCircuitBreaker(
        createWebhookProvider(destination(webhookUrl, headersOf(env.CHAT_WEBHOOK_HEADER))),
        clock,
      ),
    }),
    ...(modelUrl &&
      model && {
        model: withCircuitBreaker(
          createModelProvider({
            to: destination(modelUrl, key ? { authorization: `Bearer ${key}` } : {}),
            model,
            passagesFor,
          }),
          clock,
        ),
      }),
  };
}

function headersOf(header: string | undefined): Record<string, string> {
  if (!header) return {};
  const colon = header.indexOf(":");
  // In lower case, so that it takes the place of a header the address makes.
  return { [header.slice(0, colon).trim().toLowerCase()]: header.slice(colon + 1).trim() };
}
