import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  Letter,
  LetterStart,
  LetterTemplate,
  NewLetter,
  TemplateFields,
} from "../../../features/letters/schema.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";

const ROOT = "/api/letters";
const TEMPLATES_KEY = ["letters", "templates"];

export function useLetterStart(consultationId: number) {
  return useQuery({
    queryKey: ["letters", "start", consultationId],
    queryFn: ({ signal }) => apiRead<LetterStart>(`${ROOT}/start?consultation=${consultationId}`, { signal }),
    networkMode: "always",
    // Whoever writes now needs what is known now.
    staleTime: 0,
    gcTime: 0,
  });
}

/** What was written to the person behind a request, newest first. */
export function useLetters(consultationId: number) {
  return useQuery({
    queryKey: ["letters", "of", consultationId],
    queryFn: ({ signal }) => apiRead<Letter[]>(`${ROOT}?consultation=${consultationId}`, { signal }),
    networkMode: "always",
  });
}

export function useTemplates() {
  return useQuery({
    queryKey: TEMPLATES_KEY,
    queryFn: ({ signal }) => apiRead<LetterTemplate[]>(`${ROOT}/templates`, { signal }),
    networkMode: "always",
  });
}

interface On<Result> {
  success: (result: Result) => void;
  error: (error: Error) => void;
}

export function useSendLetter(on: On<Letter>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (letter: NewLetter) => (await (await apiWrite("POST", ROOT, letter)).json()) as Letter,
    onSuccess: (letter) => {
      rereadAfterLetter(client);
      on.success(letter);
    },
    onError: on.error,
  });
}

/** Takes a letter back before it has left. */
export function useUndoLetter(on: On<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, pending }: { id: number; pending: boolean }) => {
      await apiWrite("POST", `${ROOT}/${id}/undo`, { pending });
    },
    onSuccess: () => on.success(),
    onError: on.error,
    onSettled: () => rereadAfterLetter(client),
  });
}

function rereadAfterLetter(client: QueryClient): void {
  for (const part of ["letters", "consultations", "people", "outbox"]) {
    void client.invalidateQueries({ queryKey: part === "letters" ? ["letters", "of"] : [part] });
  }
}

export interface TemplateChange {
  fields: TemplateFields;
  /** The template that is changed, as it was read; without one a new one is made. */
  based?: Pick<LetterTemplate, "id" | "version">;
}

export function useSaveTemplate(on: On<LetterTemplate>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, based }: TemplateChange) => {
      const answer = based
        ? await apiWrite("PUT", `${ROOT}/templates/${based.id}`, { ...fields, version: based.version })
        : await apiWrite("POST", `${ROOT}/templates`, fields);
      return (await answer.json()) as LetterTemplate;
    },
    onSuccess: async (template) => {
      await readTemplates(client);
      on.success(template);
    },
    onError: on.error,
  });
}

export function useArchiveTemplate(on: On<LetterTemplate>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, archived }: Pick<LetterTemplate, "id" | "archived">) =>
      (await (await apiWrite("PUT", `${ROOT}/templates/${id}/archived`, { archived })).json()) as LetterTemplate,
    onSuccess: async (template) => {
      await readTemplates(client);
      on.success(template);
    },
    onError: on.error,
  });
}

function readTemplates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: TEMPLATES_KEY });
}
