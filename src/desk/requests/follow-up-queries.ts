import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { FollowUpChange, Note, Owner } from "../../features/consultations/follow-up/model.ts";
import { STAGES } from "../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { companyDay, dayAfter } from "../../lib/company/company-day.ts";
import { api } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { inTurn, usePages, useRead } from "../kit/api.ts";
import { dayText } from "../kit/present.ts";
import type { ShortcutAction } from "../kit/shortcuts.ts";
import { type Telling, useSave } from "../kit/use-save.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { CONSULTATIONS, showOwnWrite } from "./consultation-queries.ts";
import type { Filters } from "./filters.ts";

const NOBODY: Owner[] = [];

/** Reads the staff who can own a request, sorted by name; empty until loaded. */
export function useOwners(): Owner[] {
  return useRead(["owners"], "GET /consultations/owners").data ?? NOBODY;
}

/** Reads the number of requests that match the filters, by stage. */
export function useStageCounts(filters: Filters) {
  const key = ["consultations", "stages", filters];
  return useRead(key, "GET /consultations/stages", { query: filters, keepsPrevious: true });
}

interface FollowUpWrite {
  /** The request as shown on screen, with the version the change is based on. */
  consultation: Pick<Consultation, "id" | "name" | "stage" | "nextStep" | "nextStepAt" | "followUpVersion">;
  change: FollowUpChange;
  /** Whether the change must fail if the request has changed since, even through the user's own writes. */
  exactly?: boolean;
  said?: string | undefined;
}

const writeInTurn = inTurn(({ followUpVersion }: Consultation) => followUpVersion);

/** Returns a write of the owner, stage or next step. The screen changes only once the server responds. */
export function useFollowUp(on: Omit<Telling<FollowUpWrite, Consultation>, "failed">) {
  const { t: desk, followUp: t } = useTexts();
  const client = useQueryClient();
  const show = (stored: Consultation) => showOwnWrite(client, new Map([[stored.id, stored]]));
  const { outdated } = on;
  return useSave(
    ({ consultation: { id, followUpVersion }, change, exactly }: FollowUpWrite) =>
      writeInTurn(id, followUpVersion, (own) => {
        const version = exactly ? followUpVersion : own;
        return api("PATCH /consultations/:id", { params: { id }, body: { version, ...change } });
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

/** Reads the staff notes on a request, newest first. */
export const useNotes = (id: number) => usePages(notesOf(id), "GET /consultations/:id/notes", { params: { id } });

interface NoteWrite {
  /** Note to change; absent for a new note. */
  note?: Note | undefined;
  /** Absent to delete the note. */
  content?: { text: string; mentions: string[] };
}

export function useNoteWrite(id: number, on: Telling<NoteWrite, Note | undefined>) {
  return useSave(
    async ({ note, content }: NoteWrite) => {
      if (!note) return content && api("POST /consultations/:id/notes", { params: { id }, body: content });
      const params = { id, note: note.id };
      const body = content && { version: note.version, ...content };
      if (body) return api("PUT /consultations/:id/notes/:note", { params, body });
      await api("DELETE /consultations/:id/notes/:note", { params });
      return undefined;
    },
    { touches: [notesOf(id)], ...on },
  );
}

/** Returns a function that shows a toast for a stage change, which can undo it if the request has not changed since. */
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

/** Returns a function that changes a request from a list, when the user presses a shortcut or moves a card. */
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

/** Shortcuts of {@link useRequestKeys}. */
export const REQUEST_KEYS = ["stage", "assign", "snooze"] as const satisfies readonly ShortcutAction[];

/**
 * Returns a handler of {@link REQUEST_KEYS}, which change the open request or, if none is open, the list's current one.
 * The handler returns whether it handles the action.
 */
export function useRequestKeys(): (action: ShortcutAction, key: string, target: Consultation) => boolean {
  const { staff } = useDesk();
  const { followUp, language } = useTexts();
  const change = useQuickChange();
  return (action, key, target) => {
    if (action === "stage") {
      const stage = STAGES[Number(key) - 1];
      if (stage) change(target, { stage });
    } else if (action === "assign") {
      change(target, { ownerId: staff.id }, followUp.ownedBy(staff.name));
    } else if (action === "snooze") {
      const nextStep = target.nextStep ?? followUp.snoozeStep;
      const nextStepAt = dayAfter(companyDay(new Date()));
      const step = `${nextStep} · ${followUp.due(dayText(nextStepAt, language))}`;
      change(target, { nextStep, nextStepAt }, followUp.moved(target.name, step));
    } else return false;
    return true;
  };
}
