import type { TextLike } from "../../lib/language.ts";
import type { account as fr } from "../fr/account.ts";

/** English of `text/fr/account.ts`. */
export const account: TextLike<typeof fr> = {
  password: {
    title: "Password",
    intro: "Changing your password signs you out on every other device.",
    current: "Current password",
    next: "New password",
    repeat: "Repeat the new password",
    hint: (shortest) => `At least ${shortest} characters.`,
    submit: "Change the password",
    saving: "Saving…",
    done: "Password changed",
    doneText: "You are signed out everywhere else.",
    errors: {
      required: "Fill in this field.",
      wrong: "This is not your current password.",
      short: (shortest) => `Choose at least ${shortest} characters.`,
      long: (longest) => `Choose at most ${longest} characters.`,
      repeat: "The two passwords differ.",
      limit: (minutes) =>
        minutes === 1
          ? "Too many attempts. Try again in a minute."
          : `Too many attempts. Try again in ${minutes} minutes.`,
      other: "The password was not changed. Try again.",
    },
  },
  secondFactor: {
    title: "Second factor",
    intro: "After the password, a code from your phone. A stolen password is no longer enough.",
    open: "Manage the second factor",
  },
  sessions: {
    title: "Open sessions",
    intro: "Every browser you are signed in to. End those you do not recognize, then change your password.",
    loading: "Loading sessions…",
    failed: "The sessions could not be loaded.",
    unknownDevice: "Unknown browser",
    current: "This device",
    opened: "Opened",
    lastUsed: "Extended",
    address: "Address",
    end: "End",
    endLabel: (device) => `End the session: ${device}`,
    endOthers: "End all others",
    ended: "Session ended",
    othersEnded: "Other sessions ended",
    endFailed: "The session was not ended. Try again.",
  },
};
