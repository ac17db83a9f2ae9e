import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { FollowUpChange, Note, Owner, StageCounts } from "../../features/consultations/follow-up/model.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { apiWrite } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { answerOf, inTurn, useReadAt } from "../kit/api.ts";
import { usePagesAt } from "../kit/pages.ts";
import { type Telling, useSave } from "../kit/use-save.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { CONSULTATIONS, showOwnWrite } from "./consultation-queries.ts";
import { type Filters, queryOf } from "./filters.ts";

const NOBODY: Owner[] = [];

/** Whom a request can be given to, by name; empty until they are known. */
export function useOwners(): Owner[] {
  return useReadAt<Owner[]>(["owners"], "/api/consultations/owners").data ?? NOBODY;
}

/** How many requests of a list stand at each stage. */
export function useStageCounts(filters: Filters) {
  const query = queryOf(filters).toString();
  const path = `/api/consultations/stages?${query}`;
  return useReadAt<StageCounts>(["consultations", "stages", query], path, { keepsPrevious: true });
}

export interface FollowUpWrite {
  /** As it is on screen: the change is based on it. */
  consultation: Pick<Consultation, "id" | "name" | "stage" | "nextStep" | "nextStepAt" | "followUpVersion">;
  change: FollowUpChange;
  /** Refused when anything has changed since, be it by oneself. */
  exactly?: boolean;
  /** Told once it is stored. */
  said?: string | undefined;
}

const writeInTurn = inTurn(({ followUpVersion }: Consultation) => followUpVersion);

/** Changes owner, stage or next step. Nothing changes on screen before the server said so. */
export function useFollowUp(on: Omit<Telling<FollowUpWrite, Consultation>, "failed">) {
  const { t: desk, followUp: t } = useTexts();
  const client = useQueryClient();
  const show = (stored: Consultation) => showOwnWrite(client, new Map([[stored.id, stored]]));
  const { outdated } = on;
  return useSave(
    ({ consultation: { id, followUpVersion }, change, exactly }: FollowUpWrite) =>
      writeInTurn(id, followUpVersion, (own) => {
        const version = exactly ? followUpVersion : own;
        return answerOf<Consultation>(apiWrite("PATCH", `/api/consultations/${id}`, { version, ...change }));
      }),
    {
      touches: [CONSULTATIONS],
      shows: show,
      failed: t.failed,
      ...on,
      outdated: (stored, write) => {
        if (stored) show(stored);
        if (typeof outdated === "function") outdated(stored, write);
        else toasts.add({ title: desk.errors.title, description: t.conflict, variant: "destructive" });
      },
    },
  );
}

const notesOf = (id: number) => ["consultations", "notes", id];
const notesPath = (id: number) => `/api/consultations/${id}/notes`;

/** Newest first. */
export const useNotes = (consultationId: number) =>
  usePagesAt<Note>(notesOf(consultationId), notesPath(consultationId));

export interface NoteWrite {
  /** A new one without. */
  note?: Note | undefined;
  /** Without, it is removed. */
  content?: { text: string; mentions: string[] };
}

export function useNoteWrite(consultationId: number, on: Telling<NoteWrite, Response, Note>) {
  const path = notesPath(consultationId);
  return useSave<NoteWrite, Response, Note>(
    ({ note, content }: NoteWrite) => {
      if (!note) return apiWrite("POST", path, content);
      const at = `${path}/${note.id}`;
      return content ? apiWrite("PUT", at, { version: note.version, ...content }) : apiWrite("DELETE", at);
    },
    { touches: [notesOf(consultationId)], ...on },
  );
}

/** Says to which stage a request went; its toast takes it back, unless somebody has changed it meanwhile. */
export function useStageToast(): (before: Pick<Consultation, "stage">, stored: Consultation) => void {
  const { followUp: t } = useTexts();
  const { announce } = useDesk();
  const { mutate } = useFollowUp({ done: () => announce(t.undone) });
  return useCallback(
    (before, stored) => {
      toasts.add({
        title: t.moved(stored.name, t.stages[stored.stage]),
        action: {
          label: t.undo,
          instead: t.undoInstead,
          onPress: () => mutate({ consultation: stored, change: { stage: before.stage }, exactly: true }),
        },
      });
    },
    [t, mutate],
  );
}

/** Changes a request from where it stands in a list: by a key, or by moving it on the board. */
export function useQuickChange(): (consultation: Consultation, change: FollowUpChange, said?: string) => void {
  const told = useStageToast();
  const { mutate } = useFollowUp({
    done: (stored, { consultation, change, said }) => {
      if (change.stage) told(consultation, stored);
      else if (said) toasts.add({ title: said });
    },
  });
  return useCallback(
    (consultation, change, said) => {
      if (change.stage !== consultation.stage) mutate({ consultation, change, said });
    },
    [mutate],
  );
}
