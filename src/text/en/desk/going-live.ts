import type { TextLike } from "../../../lib/language.ts";
import type { goingLive as fr } from "../../fr/desk/going-live.ts";

/** Steps left before going live, as the program detects them. */
export const goingLive: TextLike<typeof fr> = {
  title: "Before going live",
  done: (done, total) => `${done} of ${total}`,
  states: { done: "Done", open: "To do", unseen: "Check it yourself" },
  go: "Open",
  points: {
    address: { name: "Give the site its address", how: "SITE_URL, with https, in the configuration." },
    company: { name: "Name the company", how: "Name, contact details, hours and prices, then Publish." },
    samples: {
      name: "End the demonstration",
      how: "Happens once the company is published: made-up cases, story and posts go away. Your own fictional cases remain to be replaced or hidden.",
    },
    claims: { name: "Prove the published figures", how: "Without proof, the texts speak of targets." },
    mail: { name: "Reach the mail server", how: "SMTP_URL. Without it, emails stay in a folder." },
    sender: {
      name: "Allow sending in the domain’s name",
      how: "SPF and DMARC are needed in the DNS. DKIM too: its name can’t be guessed, so ask your mail provider.",
    },
    hours: { name: "Open hours for appointments", how: "At least one free time in the next three weeks." },
    factor: { name: "Two factors for every administrator", how: "An authenticator app or a passkey." },
    backup: {
      name: "Take a backup, and try it",
      how: "npm run backup, then npm run restore on another machine. A copy kept elsewhere can’t be seen from here.",
    },
    post: { name: "Publish a first post", how: "Samples don’t count." },
    officer: { name: "Name the person in charge of privacy", how: "Their email is in the policy." },
    terms: { name: "Read the terms with a lawyer", how: "No program can do that for you." },
  },
};
