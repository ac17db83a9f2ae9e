import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  Letter,
  LetterStart,
  LetterTemplate,
  NewLetter,
  TemplateFields,
} from "../../../features/letters/schema.ts";
import { api } from "../../../ui/api-client.ts";
import { readAfterWrite, useChange, useRead } from "../../kit/api.ts";
import { CONSULTATIONS, showOwnWrite } from "../../requests/consultation-queries.ts";

const MODEL_DRAFTS: (string | number)[] = ["letters", "draft"];
const TEMPLATES_KEY = ["letters", "templates"];

export function useLetterStart(consultationId: number) {
  return useRead(["letters", "start", consultationId], "GET /letters/start", {
    query: { consultation: consultationId },
    // Whoever writes now needs what is known now.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The draft by the language model, asked for once; `null` where it has none. */
export function useModelDraft(consultationId: number, enabled: boolean) {
  return useRead(MODEL_DRAFTS.concat(consultationId), "GET /letters/draft", {
    query: { consultation: consultationId },
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}

/** What was written to the person behind a request, newest first. */
export function useLetters(consultationId: number) {
  return useRead(["letters", "of", consultationId], "GET /letters", { query: { consultation: consultationId } });
}

export function useTemplates() {
  return useRead(TEMPLATES_KEY, "GET /letters/templates");
}

interface On<Given, Answer> {
  success: (answer: Answer, given: Given) => void;
  error: (error: Error, given: Given) => void;
}

const TOUCHED_BY_LETTER = [
  ["letters", "of"],
  ["letters", "start"],
  MODEL_DRAFTS,
  CONSULTATIONS,
  ["people"],
  ["chat"],
  ["outbox"],
];
const sendingTo = (consultationId: number) => ["letters", "send", consultationId];
/** Were a letter quicker than the taking back of the one before it, the request would wait for an answer that was sent. */
const orderOf = (consultationId: number) => `letters-${consultationId}`;

/** Whether a letter to the person behind a request is under way, wherever it was sent from. */
export const useIsSending = (consultationId: number) => useIsMutating({ mutationKey: sendingTo(consultationId) }) > 0;

export function useSendLetter(consultationId: number, on: On<NewLetter, Letter>) {
  const client = useQueryClient();
  return useChange((letter: NewLetter) => api("POST /letters", { body: letter }), {
    key: sendingTo(consultationId),
    order: orderOf(consultationId),
    touches: TOUCHED_BY_LETTER,
    // What was answered waits no longer, whatever the lists say that were read before.
    shows: (_letter, { contacted }) => {
      if (contacted) showOwnWrite(client, new Map([[consultationId, { contacted }]]));
    },
    done: on.success,
    failed: on.error,
  });
}

interface SentLetter {
  id: number;
  letter: NewLetter;
  /** The next step that it did. */
  step: LetterStart["step"];
}

/** Takes a letter back before it has left. */
export const useUndoLetter = (consultationId: number, on: On<SentLetter, unknown>) =>
  useChange(
    ({ id, letter, step }: SentLetter) =>
      api("POST /letters/:id/undo", { params: { id }, body: { pending: letter.contacted, ...(step && { step }) } }),
    { order: orderOf(consultationId), touches: TOUCHED_BY_LETTER, done: on.success, failed: on.error },
  );

export interface TemplateChange {
  fields: TemplateFields;
  /** The template that is changed, as it was read; without one a new one is made. */
  based?: Pick<LetterTemplate, "id" | "version">;
}

/** The templates are read before anybody is told. */
function useTemplateWrite<Given>(write: (given: Given) => Promise<LetterTemplate>, on: On<Given, LetterTemplate>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async (template, given) => {
      await readAfterWrite(client, [TEMPLATES_KEY]);
      on.success(template, given);
    },
    onError: on.error,
  });
}

export const useSaveTemplate = (on: On<TemplateChange, LetterTemplate>) =>
  useTemplateWrite(
    ({ fields, based }: TemplateChange) =>
      based
        ? api("PUT /letters/templates/:id", { params: { id: based.id }, body: { ...fields, version: based.version } })
        : api("POST /letters/templates", { body: fields }),
    on,
  );

export const useArchiveTemplate = (on: On<Pick<LetterTemplate, "id" | "archived">, LetterTemplate>) =>
  useTemplateWrite(
    ({ id, archived }) => api("PUT /letters/templates/:id/archived", { params: { id }, body: { archived } }),
    on,
  );
