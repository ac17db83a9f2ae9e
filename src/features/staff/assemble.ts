import { nightly } from "../../db/daily-job.ts";
import { accountMails } from "./account-mails.ts";
import { firstAccountIsOpen, invitationState } from "./new-accounts.ts";
import type { StaffParts } from "./parts.ts";
import { passkeyOrigin } from "./passkeys.ts";
import type { SessionOwner } from "./second-factor.ts";
import { secondFactorPage } from "./second-factor-page.ts";
import { LONGEST_WINDOW } from "./sign-in/attempts.ts";
import type { Auth, Staff } from "./sign-in/better-auth.ts";
import { createPasswordTurns } from "./sign-in/password-turns.ts";
import { memberOf, sessionOwner } from "./sign-in/sessions.ts";
import { deleteEnded } from "./sign-in/store.ts";

export function assembleStaff(parts: StaffParts) {
  let loading: Promise<Auth> | undefined;
  const staff: Staff = {
    ...parts,
    turns: createPasswordTurns(),
    auth() {
      loading ??= import("./sign-in/better-auth.ts").then(({ createAuth }) => createAuth(parts));
      return loading;
    },
  };
  return {
    ...staff,
    subscribers: [accountMails(parts)],
    jobs: [nightly("forget-ended-sessions", (db, now) => deleteEnded(db, now, LONGEST_WINDOW))],
    // Pages reach features only through the services.
    memberOf: (headers: Headers) => memberOf(staff, headers),
    sessionOwner: (headers: Headers) => sessionOwner(staff, headers),
    firstAccountIsOpen: (token: string) => firstAccountIsOpen(staff, token),
    invitationState: (token: string) => invitationState(staff, token),
    secondFactorPage: (owner: SessionOwner, proof: string | undefined) => secondFactorPage(staff, owner, proof),
    passkeyOrigin: passkeyOrigin(staff),
  };
}
