import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Rubric, SPEC_RUBRIC } from "../../../features/consultations/lead-score.ts";
import type { ComparisonAnswer, RubricVersion, Scoring } from "../../../features/scoring/answer-schema.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";

const KEY = ["scoring"];

export function useScoring() {
  return useQuery({
    queryKey: [...KEY, "all"],
    queryFn: ({ signal }) => apiRead<Scoring>("/api/scoring", { signal }),
    networkMode: "always",
  });
}

/** The limits of the grades in the version that gave a score; until they are known, those of SPEC §9. */
export function useGradesOf(version: number): Rubric["grades"] {
  const versions = useQuery({
    queryKey: [...KEY, "versions"],
    queryFn: ({ signal }) => apiRead<RubricVersion[]>("/api/scoring/versions", { signal }),
    networkMode: "always",
    // Version 1 never changes and is at hand.
    enabled: version !== 1,
  });
  return versions.data?.find((each) => each.version === version)?.rubric.grades ?? SPEC_RUBRIC.grades;
}

export interface DraftToSave {
  rubric: Rubric;
  note: string;
  revision: number;
}

/** Saves the draft, then compares it with past requests. */
export function useSaveDraft(on: { success: (draft: RubricVersion) => void; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: DraftToSave) =>
      (await (await apiWrite("PUT", "/api/scoring/draft", draft)).json()) as RubricVersion,
    onSuccess: on.success,
    onError: on.error,
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useCompare(on: { error: (error: Error) => void }) {
  return useMutation({
    mutationFn: async (revision: number) =>
      (await (await apiWrite("POST", "/api/scoring/draft/preview", { revision })).json()) as ComparisonAnswer,
    onError: on.error,
  });
}

export function useEndDraft(how: "publish" | "discard", on: { success: () => void; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (revision: number) =>
      how === "publish"
        ? apiWrite("POST", "/api/scoring/draft/publication", { revision })
        : apiWrite("DELETE", "/api/scoring/draft", { revision }),
    onSuccess: on.success,
    onError: on.error,
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
