import type { Queryable } from "../../db/database.ts";
import type { StaffParts } from "./parts.ts";
import { LONGEST_WINDOW } from "./sign-in/attempts.ts";
import type { Auth } from "./sign-in/better-auth.ts";
import { deleteEnded } from "./sign-in/store.ts";

/** Accounts and sessions of the staff. better-auth is loaded on first use: it costs 0.2 s that a start must not pay. */
export function assembleStaff(parts: StaffParts) {
  let loading: Promise<Auth> | undefined;
  return {
    ...parts,
    auth(): Promise<Auth> {
      loading ??= import("./sign-in/better-auth.ts").then(({ createAuth }) => createAuth(parts));
      return loading;
    },
    jobs: [
      {
        name: "forget-ended-sessions",
        hour: 3,
        run: (db: Queryable, _day: string, now: Date) => deleteEnded(db, now, LONGEST_WINDOW),
      },
    ],
  };
}

export type Staff = ReturnType<typeof assembleStaff>;
