import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRead, apiWrite } from "../../ui/api-client.ts";

/** A browser in which the member of staff is signed in, as `GET /api/staff/sessions` gives it. Moments in UTC. */
export interface StaffSession {
  id: string;
  current: boolean;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  address: string | null;
  userAgent: string | null;
}

const SESSIONS = ["staff", "sessions"] as const;

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => apiRead<StaffSession[]>("/api/staff/sessions", { signal }),
  });
}

interface Told {
  success: () => void;
  error: (error: unknown) => void;
}

/** Ends one session, or all but this one without an id. */
export function useEndSession({ success, error }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => apiWrite("DELETE", `/api/staff/sessions${id ? `/${id}` : ""}`),
    onSuccess: success,
    onError: error,
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useChangePassword({ success, error }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (passwords: { currentPassword: string; newPassword: string }) =>
      apiWrite("POST", "/api/auth/change-password", passwords),
    onSuccess: async () => {
      success();
      await client.invalidateQueries({ queryKey: SESSIONS });
    },
    onError: error,
  });
}
