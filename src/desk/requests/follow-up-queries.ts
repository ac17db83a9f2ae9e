import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FollowUpChange, Note, Owner, StageCounts } from "../../features/consultations/follow-up/model.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { apiRead, apiWrite, HttpError } from "../../ui/api-client.ts";
import { type Page, readPage } from "../kit/pages.ts";
import { putIntoLists, refetchConsultations } from "./consultation-queries.ts";
import { type Filters, queryOf } from "./filters.ts";

const NOBODY: Owner[] = [];

/** Whom a request can be given to, by name; empty until they are known. */
export function useOwners(): Owner[] {
  const { data = NOBODY } = useQuery({
    queryKey: ["owners"],
    queryFn: ({ signal }) => apiRead<Owner[]>("/api/consultations/owners", { signal }),
    networkMode: "always",
  });
  return data;
}

/** How many requests of a list stand at each stage. */
export function useStageCounts(filters: Filters) {
  const query = queryOf(filters).toString();
  return useQuery({
    queryKey: ["consultations", "stages", query],
    queryFn: ({ signal }) => apiRead<StageCounts>(`/api/consultations/stages?${query}`, { signal }),
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

export interface FollowUpWrite {
  /** As it is on screen: the change is based on it. */
  consultation: Pick<Consultation, "id" | "name" | "stage" | "followUpVersion">;
  change: FollowUpChange;
}

/** The request as it is stored, in the answer to a change that was based on an older one. */
export function outdatedBy<Stored>(error: unknown): Stored | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  try {
    const { code, current } = JSON.parse(error.body) as { code?: string; current?: Stored };
    return code === "outdated" ? current : undefined;
  } catch {
    return undefined;
  }
}

/** Changes owner, stage or next step. Nothing changes on screen before the server said so. */
export function useFollowUp(on: {
  success: (stored: Consultation, write: FollowUpWrite) => void;
  error: (error: Error, write: FollowUpWrite) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ["consultations", "follow-up"],
    mutationFn: async ({ consultation, change }: FollowUpWrite) => {
      const body = { version: consultation.followUpVersion, ...change };
      return (await (await apiWrite("PATCH", `/api/consultations/${consultation.id}`, body)).json()) as Consultation;
    },
    onSuccess: (stored, write) => {
      putIntoLists(client, stored.id, stored);
      void refetchConsultations(client);
      on.success(stored, write);
    },
    onError: (error, write) => {
      const stored = outdatedBy<Consultation>(error);
      if (stored) putIntoLists(client, stored.id, stored);
      on.error(error, write);
    },
  });
}

const notesKey = (consultationId: number) => ["consultations", "notes", consultationId];

/** Newest first. Read anew whenever somebody opens them: colleagues write too. */
export function useNotes(consultationId: number) {
  return useInfiniteQuery({
    queryKey: notesKey(consultationId),
    queryFn: ({ pageParam, signal }) => readPage<Note>(pageParam, signal),
    initialPageParam: `/api/consultations/${consultationId}/notes`,
    getNextPageParam: (page: Page<Note>) => page.next,
    refetchOnMount: "always",
    networkMode: "always",
  });
}

export type NoteWrite =
  | { kind: "add"; text: string; mentions: string[] }
  | { kind: "change"; note: Note; text: string; mentions: string[] }
  | { kind: "remove"; note: Note };

export function useNoteWrite(
  consultationId: number,
  on: { success: (write: NoteWrite) => void; error: (error: Error, write: NoteWrite) => void },
) {
  const client = useQueryClient();
  const path = `/api/consultations/${consultationId}/notes`;
  return useMutation({
    mutationFn: (write: NoteWrite) => {
      if (write.kind === "remove") return apiWrite("DELETE", `${path}/${write.note.id}`);
      const { text, mentions } = write;
      if (write.kind === "add") return apiWrite("POST", path, { text, mentions });
      return apiWrite("PUT", `${path}/${write.note.id}`, { version: write.note.version, text, mentions });
    },
    onSuccess: async (_response, write) => {
      // A first reading that is under way would be waited for, and may be from before.
      await client.cancelQueries({ queryKey: notesKey(consultationId) });
      await client.invalidateQueries({ queryKey: notesKey(consultationId) });
      on.success(write);
    },
    onError: (error, write) => {
      if (outdatedBy(error)) void client.invalidateQueries({ queryKey: notesKey(consultationId) });
      on.error(error, write);
    },
  });
}
