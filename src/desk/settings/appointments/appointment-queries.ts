import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AppointmentOutcome, Slot, StaffAppointment } from "../../../features/appointments/model.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";

/** Appointments of some days of Montréal, both included. */
export function useAppointments(from: string, to: string) {
  return useQuery({
    queryKey: ["appointments", from, to],
    queryFn: ({ signal }) => apiRead<StaffAppointment[]>(`/api/appointments?from=${from}&to=${to}`, { signal }),
    networkMode: "always",
  });
}

/** Where an appointment can move to, at this moment. */
export function useTimesOf(id: number) {
  return useQuery({
    queryKey: ["appointments", "times", id],
    queryFn: ({ signal }) => apiRead<Slot[]>(`/api/appointments/${id}/times`, { signal }),
    networkMode: "always",
    staleTime: 0,
  });
}

interface NotedOutcome {
  id: number;
  version: number;
  /** `null` takes back what was noted. */
  outcome: AppointmentOutcome | null;
}

export function useNoteOutcome(on: { success: () => unknown; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: NotedOutcome) => apiWrite("PUT", `/api/appointments/${id}/outcome`, body),
    onSuccess: on.success,
    onError: on.error,
    // A refusal means that somebody was quicker: the list is out of date then too.
    onSettled: () => void client.invalidateQueries({ queryKey: ["appointments"] }),
  });
}
