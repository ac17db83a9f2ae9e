import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "../../../features/staff/model.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { addPasskey, writeAboutPasskeys } from "../../sign-in/passkey-requests.ts";

/** As `GET /api/staff/passkeys` gives them. */
export interface OwnPasskeys {
  /** Where they work; `null` where none can be made. */
  origin: string | null;
  passkeys: Passkey[];
}

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

const PASSKEYS = ["staff", "passkeys"] as const;

export function usePasskeys() {
  return useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => apiRead<OwnPasskeys>("/api/staff/passkeys", { signal }),
  });
}

/** What is done with a passkey of one's own; adding one asks the browser. */
export type PasskeyChange =
  | { what: "add"; name: string; password: string }
  | { what: "rename"; id: string; name: string }
  | { what: "remove"; id: string; password: string };

export function useChangePasskeys({ success, error }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: PasskeyChange) => {
      if (change.what === "add") return addPasskey(change.name, change.password);
      const path = `/api/staff/passkeys/${change.id}`;
      if (change.what === "rename") await writeAboutPasskeys("PUT", path, { name: change.name });
      else await writeAboutPasskeys("POST", `${path}/removal`, { password: change.password });
    },
    onSuccess: async () => {
      success();
      await Promise.all([PASSKEYS, SESSIONS].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: error,
  });
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
