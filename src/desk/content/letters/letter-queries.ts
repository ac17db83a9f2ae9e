import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  Letter,
  LetterStart,
  LetterTemplate,
  NewLetter,
  TemplateFields,
} from "../../../features/letters/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { deskLetters } from "../../../text/fr/desk/letters.ts";
import { api } from "../../../ui/api-client.ts";
import { readAfterWrite, useChange, useRead } from "../../kit/api.ts";
import { CONSULTATIONS, showOwnWrite } from "../../requests/consultation-queries.ts";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";

type LetterTexts = TextLike<typeof deskLetters>;

const TEXTS = sectionTexts<LetterTexts>({
  fr: () => import("../../../text/fr/desk/letters.ts").then((module) => module.deskLetters),
  en: () => import("../../../text/en/desk/letters.ts").then((module) => module.deskLetters),
});

export const useLetterTexts = () => useSectionTexts(TEXTS);

/** Query parameter of the composer, with the request's id: `?write=12`. */
const PARAMETER = "write";

export function writeIdOf(query: URLSearchParams): number | null {
  const value = query.get(PARAMETER);
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** Returns the current URL with the composer open. */
export function writeAddress(consultationId: number): string {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, String(consultationId));
  return `${url.pathname}${url.search}`;
}

/** Argument for `useSetQuery` that closes the composer. */
export const NOT_WRITING = { [PARAMETER]: null };

const MODEL_DRAFTS: (string | number)[] = ["letters", "draft"];
const TEMPLATES_KEY = ["letters", "templates"];

export function useLetterStart(consultationId: number) {
  return useRead(["letters", "start", consultationId], "GET /letters/start", {
    query: { consultation: consultationId },
    // Always reloaded, because a letter needs current facts.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reads the language model's draft, only once per request until a letter is sent; `null` if the model has none. */
export function useModelDraft(consultationId: number, enabled: boolean) {
  return useRead(MODEL_DRAFTS.concat(consultationId), "GET /letters/draft", {
    query: { consultation: consultationId },
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}

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
/**
 * Returns the scope in which sending and undoing run one at a time. If a new letter overtook the undo of the previous
 * one, that undo would wrongly mark the request as unanswered.
 */
const orderOf = (consultationId: number) => `letters-${consultationId}`;

/** Whether a letter about this request is being sent from any screen. */
export const useIsSending = (consultationId: number) => useIsMutating({ mutationKey: sendingTo(consultationId) }) > 0;

export function useSendLetter(consultationId: number, on: On<NewLetter, Letter>) {
  const client = useQueryClient();
  return useChange((letter: NewLetter) => api("POST /letters", { body: letter }), {
    key: sendingTo(consultationId),
    order: orderOf(consultationId),
    touches: TOUCHED_BY_LETTER,
    // Show the request as answered at once, even in lists that have not reloaded yet.
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
  step: LetterStart["step"];
}

/** Returns a write that recalls a letter before its email is sent. */
export const useUndoLetter = (consultationId: number, on: On<SentLetter, unknown>) =>
  useChange(
    ({ id, letter, step }: SentLetter) =>
      api("POST /letters/:id/undo", { params: { id }, body: { pending: letter.contacted, ...(step && { step }) } }),
    { order: orderOf(consultationId), touches: TOUCHED_BY_LETTER, done: on.success, failed: on.error },
  );

export interface TemplateChange {
  fields: TemplateFields;
  /** Template to edit, as read; absent for a new template. */
  based?: Pick<LetterTemplate, "id" | "version">;
}

/** Returns a write that reloads the templates before it reports success. */
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
