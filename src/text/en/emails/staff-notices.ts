import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type {
  calendarWithdrawn as calendarWithdrawnFr,
  claimLapsed as claimLapsedFr,
  passwordReset as passwordResetFr,
  staffAccountChanged as staffAccountChangedFr,
  staffInvitation as staffInvitationFr,
  staffMany as staffManyFr,
  staffMention as staffMentionFr,
  webhookOff as webhookOffFr,
} from "../../fr/emails/staff-notices.ts";

export const calendarWithdrawn: TextLike<typeof calendarWithdrawnFr> = {
  subject: "We can’t read your calendar",
  preview: "Nobody can book time with you in the meantime.",
  title: "We can’t read your calendar",
  greeting: (name) => `Hello ${name},`,
  failing: (since) => `Every attempt since ${since} has failed.`,
  problems: {
    calendarRefused: "Its address leads to a private network that the server doesn’t allow.",
    calendarUnreachable: "Its server isn’t responding.",
    calendarUntrusted: "Its server’s certificate isn’t from an authority that ours trusts, or isn’t for this address.",
    calendarUnauthorized: "Its server refuses access: the secret address or the password may have changed.",
    calendarElsewhere: "Its server redirects to another, and we don’t send your password there.",
    calendarMissing: "There’s no calendar at that address any more: it was renamed or deleted.",
    calendarFailing: "Its server responds with an error.",
    calendarUnreadable: "What’s there isn’t a calendar.",
    calendarTooLarge: "It’s larger than what we can read.",
    calendarTooSlow: "Its server takes too long to respond.",
    calendarLocked: "Its address can no longer be decrypted: the site’s key has changed.",
  },
  withdrawn:
    "So that nobody books a time you’ve promised elsewhere, visitors are no longer offered times with you. What’s booked stays booked.",
  button: "See my calendars",
  others: "As soon as we can read it again, everything resumes on its own.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

export const claimLapsed: TextLike<typeof claimLapsedFr> = {
  subject: (claim: string) => `Proof expired: ${claim}`,
  preview: "The site now words it as an aim, or without its figure.",
  title: "The proof of a claim has expired",
  greeting: (name: string) => `Hello ${name},`,
  lapsed: (claim: string) =>
    `The proof of “${claim}” has expired. The site, the assistant, the knowledge base and the emails already word it more cautiously.`,
  button: "Open the register",
  after: "Add new proof, and everything reads as before.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

export const webhookOff: TextLike<typeof webhookOffFr> = {
  subject: (endpoint) => `We’ve stopped sending to ${endpoint}`,
  preview: "Nothing is sent to it until you switch it back on.",
  title: "We’ve stopped sending to one of your tools",
  greeting: (name) => `Hello ${name},`,
  reasons: {
    gone: (endpoint) =>
      `${endpoint} told us that its address no longer exists (410). We’ve stopped sending it anything.`,
    failing: (endpoint) => `For three days, nothing we send to ${endpoint} has reached it. We’ve stopped trying.`,
  },
  waits: (count) =>
    count === 0
      ? "No events are waiting."
      : count === 1
        ? "One event is waiting: it’ll be sent as soon as you switch the tool back on."
        : `${count} events are waiting: they’ll be sent as soon as you switch the tool back on.`,
  button: "See the integrations",
  after: "What happens in the meantime won’t be sent to it.",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

export const staffMany: TextLike<typeof staffManyFr> = {
  chats: {
    subject: "Chat: more conversations are waiting",
    preview: "They’re no longer emailed to you one by one.",
    title: "Many conversations in a short time",
    intro: (most) =>
      `More than ${most} people left their contact details in the chat within an hour. To keep your inbox usable, the conversations that follow are not emailed one by one. None is lost: all of them are at the staff desk.`,
    link: "See the conversations",
  },
  requests: {
    subject: "More requests are waiting at the staff desk",
    preview: "They’re no longer emailed to you one by one.",
    title: "Many requests in a short time",
    intro: (most) =>
      `More than ${most} requests came in within an hour. To keep your inbox usable, the ones that follow are not emailed one by one. None is lost: all of them are at the staff desk, sorted by who to call first.`,
    link: "See the requests",
  },
  appointments: {
    subject: "Appointments: more changes are waiting",
    preview: "They’re no longer emailed to you one by one.",
    title: "Many appointments booked or changed in a short time",
    intro: (most) =>
      `Visitors booked, moved or cancelled appointments more than ${most} times within an hour. To keep your inbox usable, the changes that follow are not emailed one by one. None is lost: all appointments are at the staff desk.`,
    link: "See the appointments",
  },
  why: "You get this reminder at most once an hour, for as long as it lasts.",
};

export const staffMention: TextLike<typeof staffMentionFr> = {
  subject: (author, lead) => `${author} mentioned you: ${lead}`,
  preview: "A note is waiting for you at the staff desk.",
  title: "You were mentioned in a note",
  intro: (author, lead) => `${author} mentioned you in a note about the request from ${lead}.`,
  link: "Read the note",
  why: "You’re getting this message because the note names you. What it says stays at the staff desk.",
};

export const staffAccountChanged: TextLike<typeof staffAccountChangedFr> = {
  subjects: {
    password: "Your password was changed",
    "passkey-added": "A passkey was added to your account",
    "passkey-removed": "A passkey was removed from your account",
    "passkeys-removed": "Your passkeys were removed from your account",
    "second-factor-on": "The second factor of your account is on",
    "second-factor-off": "The second factor of your account is off",
    "recovery-codes": "Your recovery codes were replaced",
  },
  preview: "If this wasn’t you, change your password right away.",
  greeting: (name) => `Hello ${name},`,
  changed: (at) => `This was done on ${at}, at the ${company.name} staff desk.`,
  byOther: "An administrator made this change.",
  byOwner: "If it was you, there’s nothing to do.",
  notYou:
    "If this wasn’t you, choose a new password right away, which ends all your sessions, then tell an administrator.",
  button: "Choose a new password",
  copy: "If the button doesn’t work, copy this address into your browser:",
};

export const staffInvitation: TextLike<typeof staffInvitationFr> = {
  subject: `Your account on the ${company.name} team`,
  preview: (inviter) => `${inviter} invites you to the staff desk.`,
  title: "An invitation to join the team",
  greeting: "Hello,",
  invited: (inviter) => `${inviter} invites you to the ${company.name} staff desk.`,
  roles: {
    admin: "You’ll be an administrator: requests, people, settings and everything else.",
    editor: "You’ll be an editor: the blog, the newsletter and the chat.",
  },
  button: "Create my account",
  validity: (days) => `This link works once and expires in ${days} days.`,
  copy: "If the button doesn’t work, copy this address into your browser:",
  notYou: "Not sure what this is about? You can ignore this email: no account is created without you.",
};

export const passwordReset: TextLike<typeof passwordResetFr> = {
  subject: "Choose a new password",
  preview: (minutes) => `The link works once and expires in ${minutes} minutes.`,
  title: "Choose a new password",
  greeting: (name) => `Hello ${name},`,
  asked: `Someone, probably you, asked for a new password for the ${company.name} staff desk.`,
  button: "Choose a password",
  validity: (minutes) => `This link works once and expires in ${minutes} minutes.`,
  copy: "If the button doesn’t work, copy this address into your browser:",
  notYou: "Didn’t ask for this? You can ignore this email: your password stays the same.",
};
