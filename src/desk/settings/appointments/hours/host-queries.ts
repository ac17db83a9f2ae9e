import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { HostsOverview } from "../../../../features/appointments/hosts/model.ts";
import { apiRead, apiWrite, HttpError } from "../../../../ui/api-client.ts";
import { toasts } from "../../../../ui/toast-store.ts";
import { useFailure } from "../../../kit/use-failure.ts";
import { useTexts } from "../../../shell/desk-context.tsx";
import { useHoursTexts } from "./hours-texts.ts";

/** Who can be booked, and when. */
export function useHosts() {
  return useQuery({
    queryKey: ["appointments", "hosts"],
    queryFn: ({ signal }) => apiRead<HostsOverview>("/api/appointments/hosts", { signal }),
    networkMode: "always",
  });
}

/** A change of who can be booked and when. */
export interface HoursWrite {
  method: "POST" | "PUT" | "DELETE";
  /** Under `/api`. */
  path: string;
  body?: unknown;
}

interface ChangeTexts {
  done: string;
  failed: string;
  /** Of a change that the state of things refuses; that somebody was quicker, when left out. */
  refused?: string;
}

/**
 * Writes a change; the screen then shows what is stored.
 * @returns with `wrong`, what was refused of a form, in words
 */
export function useHoursChange({ done, failed, refused }: ChangeTexts, onDone?: () => void) {
  const client = useQueryClient();
  const text = useHoursTexts();
  const { language } = useTexts();
  const fail = useFailure();
  const mutation = useMutation({
    mutationFn: (
      { method, path, body }: HoursWrite, // What is refused is said in the language of the desk, which need not be the browser's.
    ) => apiWrite(method, `/api${path}`, body, { headers: { "Accept-Language": language } }),
    onSuccess: () => {
      toasts.add({ title: done });
      onDone?.();
    },
    onError: (error) => {
      if (wrongIn(error).length > 0) return;
      const isRefused = error instanceof HttpError && error.status === 409;
      fail(error, isRefused ? (refused ?? text.outdated) : failed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["appointments"] }),
  });
  return { write: mutation.mutate, isPending: mutation.isPending, wrong: wrongIn(mutation.error) };
}

const wrongIn = (error: Error | null): string[] =>
  error instanceof HttpError ? [...new Set(Object.values(error.fieldErrors))] : [];
