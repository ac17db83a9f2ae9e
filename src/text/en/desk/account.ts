import type { TextLike } from "../../../lib/language.ts";
import type { account as fr } from "../../fr/desk/account.ts";

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
      wrong: "That’s not your current password.",
      short: (shortest) => `Choose at least ${shortest} characters.`,
      guessable: "This password is too easy to guess. Choose another: four unrelated words, for example.",
      long: (longest) => `Choose at most ${longest} characters.`,
      repeat: "The two passwords differ.",
      limit: (minutes) =>
        minutes === 1
          ? "Too many attempts. Try again in a minute."
          : `Too many attempts. Try again in ${minutes} minutes.`,
      other: "The password was not changed. Try again.",
    },
  },
  passkeys: {
    title: "Passkeys",
    intro:
      "A passkey signs you in with your fingerprint, your face or your device’s code: no password to type. It counts as two factors.",
    loading: "Loading the passkeys…",
    failed: "The passkeys could not be loaded.",
    none: "You have none yet.",
    add: "Add a passkey",
    elsewhere: (origin) => `To add one, open the staff desk in a recent browser, at ${origin}.`,
    nowhere: "The site has no secure address (https), so passkeys don’t work on it.",
    added: "Added",
    used: "used",
    unused: "not used yet",
    synced: "Synced",
    rename: "Rename",
    remove: "Remove",
    dialogs: {
      add: {
        title: "Add a passkey",
        text: "After your password, the browser will ask you where to keep it.",
        submit: "Continue",
        done: "Passkey added",
      },
      rename: {
        title: "Rename the passkey",
        text: "A name that says where it is: a phone, a password manager, a USB key.",
        submit: "Save",
        done: "Passkey renamed",
      },
      remove: {
        title: "Remove the passkey",
        text: "It will no longer work here, and any other sessions it opened will end. Then delete it from your device.",
        submit: "Remove",
        done: "Passkey removed",
      },
    },
    name: "Name",
    password: "Password",
    errors: {
      stopped: "Nothing was added. Try again whenever you like.",
      there: "This device already has a passkey for your account.",
      last: "Your administrators require a second factor, and this is the only one you have. Add another one first.",
      limit: "Too many attempts. Try again in a few minutes.",
      other: "Nothing was changed. Try again.",
    },
  },
  secondFactor: {
    title: "Second factor",
    intro: "After the password, a code from your phone. A stolen password is no longer enough.",
    open: "Manage the second factor",
  },
  sessions: {
    title: "Open sessions",
    intro: (unused: number, last: number) =>
      `Every browser you are signed in to. End any you don’t recognize, then change your password. A session ends after ${unused} days without use, and after ${last} days at the latest.`,
    loading: "Loading sessions…",
    failed: "The sessions could not be loaded.",
    unknownDevice: "Unknown browser",
    current: "This device",
    opened: "Opened",
    lastUsed: "Last active",
    address: "Address",
    end: "End",
    endLabel: (device) => `End the session: ${device}`,
    endOthers: "End all others",
    ended: "Session ended",
    othersEnded: "Other sessions ended",
    endFailed: "The session was not ended. Try again.",
  },
};
