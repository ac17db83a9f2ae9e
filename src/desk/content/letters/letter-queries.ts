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

/** Id of the request whose person is being written to, in the address: `?write=12`. */
const PARAMETER = "write";

export function writeIdOf(query: URLSearchParams): number | null {
  const value = query.get(PARAMETER);
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** Address of the composer above the current screen. */
export function writeAddress(consultationId: number): string {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, String(consultationId));
  return `${url.pathname}${url.search}`;
}

/** Closes the composer: for `useSetQuery`. */
export const NOT_WRITING = { [PARAMETER]: null };

const MODEL_DRAFTS: (string | number)[] = ["letters", "draft"];
const TEMPLATES_KEY = ["letters", "templates"];

export function useLetterStart(consultationId: number) {
  return useRead(["letters", "start", consultationId], "GET /letters/start", {
    query: { consultation: consultationId },
    // Writing needs current facts.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The language model's draft, requested once; `null` if it has none. */
export function useModelDraft(consultationId: number, enabled: boolean) {
  return useRead(MODEL_DRAFTS.concat(consultationId), "GET /letters/draft", {
    query: { consultation: consultationId },
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}

/** Letters to the person behind a request, newest first. */
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
/** If a letter overtook the undoing of the previous one, the request would wait for an answer that was sent. */
const orderOf = (consultationId: number) => `letters-${consultationId}`;

/** Whether a letter about a request is being sent, from anywhere. */
export const useIsSending = (consultationId: number) => useIsMutating({ mutationKey: sendingTo(consultationId) }) > 0;

export function useSendLetter(consultationId: number, on: On<NewLetter, Letter>) {
  const client = useQueryClient();
  return useChange((letter: NewLetter) => api("POST /letters", { body: letter }), {
    key: sendingTo(consultationId),
    order: orderOf(consultationId),
    touches: TOUCHED_BY_LETTER,
    // An answered request no longer waits, whatever earlier lists say.
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
  /** The next step it completed. */
  step: LetterStart["step"];
}

/** Takes a letter back before it leaves. */
export const useUndoLetter = (consultationId: number, on: On<SentLetter, unknown>) =>
  useChange(
    ({ id, letter, step }: SentLetter) =>
      api("POST /letters/:id/undo", { params: { id }, body: { pending: letter.contacted, ...(step && { step }) } }),
    { order: orderOf(consultationId), touches: TOUCHED_BY_LETTER, done: on.success, failed: on.error },
  );

export interface TemplateChange {
  fields: TemplateFields;
  /** The template being changed, as read; without one, a new one is created. */
  based?: Pick<LetterTemplate, "id" | "version">;
}

/** The templates are reloaded before the success message. */
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
