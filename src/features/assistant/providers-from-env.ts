import type { Clock } from "../../lib/clock.ts";
import type { AnswerProvider } from "./answer-provider.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";
import { createDraftWriter, type DraftWriter } from "./model/draft-writer.ts";
import { createModelProvider, type PassagesFor } from "./model/model-provider.ts";
import { destination } from "./outward-request.ts";
import { createWebhookProvider } from "./webhook/webhook-provider.ts";

/** Environment variables that configure chat providers; without them, only the built-in assistant answers. */
export interface ProviderEnv {
  CHAT_WEBHOOK_URL?: string | undefined;
  /** A whole header: `Name: value`. */
  CHAT_WEBHOOK_HEADER?: string | undefined;
  CHAT_LLM_URL?: string | undefined;
  CHAT_LLM_KEY?: string | undefined;
  CHAT_LLM_MODEL?: string | undefined;
  /** Whether the model also drafts letters. */
  DRAFT_LLM?: boolean | undefined;
}

/** Creates the configured providers, each behind its circuit breaker. */
export function providersFromEnv(
  env: ProviderEnv,
  { clock, passagesFor }: { clock: Clock; passagesFor: PassagesFor },
): { webhook: AnswerProvider | undefined; model: AnswerProvider | undefined; draftWriter: DraftWriter | undefined } {
  const { CHAT_WEBHOOK_URL: webhookUrl, CHAT_LLM_URL: modelUrl, CHAT_LLM_KEY: key, CHAT_LLM_MODEL: model } = env;
  const guarded = (provider: AnswerProvider) => withCircuitBreaker(provider, clock);
  const to = (url: string) => destination(url, key ? { authorization: `Bearer ${key}` } : {});
  const asked = modelUrl && model ? { to: to(modelUrl), model, passagesFor } : undefined;
  return {
    webhook: webhookUrl
      ? guarded(createWebhookProvider(destination(webhookUrl, headersOf(env.CHAT_WEBHOOK_HEADER))))
      : undefined,
    model: asked && guarded(createModelProvider(asked)),
    draftWriter: asked && env.DRAFT_LLM ? createDraftWriter({ ...asked, clock }) : undefined,
  };
}

function headersOf(header: string | undefined): Record<string, string> {
  if (!header) return {};
  const colon = header.indexOf(":");
  // In lower case, so that it replaces a header derived from the URL's credentials.
  return { [header.slice(0, colon).trim().toLowerCase()]: header.slice(colon + 1).trim() };
}
