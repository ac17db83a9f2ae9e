import type { TextLike } from "../../../lib/language.ts";
import type { deskNewsletter as fr } from "../../fr/desk/newsletter.ts";

/** English of `text/fr/desk/newsletter.ts`. */
export const deskNewsletter: TextLike<typeof fr> = {
  title: "Newsletter",
  loading: "Loading the newsletter…",
  failed: "The newsletter could not be loaded.",
  lists: "Subscriptions",
  languages: { fr: "French", en: "English" },
  counts: { confirmed: "Confirmed", pending: "To confirm", unsubscribed: "Unsubscribed", bounced: "Dead addresses" },
  lastWeek: (joined, left) => `This week: ${joined} joined, ${left} left`,
  exportCsv: "Export as CSV",
  compose: "Send a published post",
  post: "Post",
  choose: "Choose a published post",
  noPost: "Publish a post first.",
  test: "Send me a test",
  testSent: "Test sent",
  testFailed: "The test was not sent.",
  readers: (count, language) =>
    `${count.toLocaleString("en-CA")} confirmed ${language === "fr" ? "French" : "English"} ${count === 1 ? "subscriber" : "subscribers"}`,
  send: "Send…",
  confirmTitle: "Send the newsletter",
  confirmText: (title) =>
    `“${title}” goes to each confirmed subscriber, once. You can stop it, then resume where it left off.`,
  confirm: (count) => (count === 1 ? "Send to 1 person" : `Send to ${count.toLocaleString("en-CA")} people`),
  back: "Cancel",
  close: "Close",
  begun: "Send started",
  sendFailed: "The send hasn’t started.",
  sendings: "Sends",
  none: "No sends yet.",
  columns: { title: "Post", language: "Language", started: "Started", progress: "Progress", action: "Action" },
  states: { sending: "In progress", sent: "Done", cancelled: "Stopped" },
  progress: (delivered, total) => `${delivered.toLocaleString("en-CA")} of ${total.toLocaleString("en-CA")} delivered`,
  problems: {
    bounced: (count) => (count === 1 ? "1 dead address" : `${count.toLocaleString("en-CA")} dead addresses`),
    failed: (count) => `${count.toLocaleString("en-CA")} not delivered`,
    dropped: (count) => `${count.toLocaleString("en-CA")} unsubscribed in the meantime`,
  },
  cancel: "Stop",
  resume: "Resume",
  resumed: "Send resumed",
  resumeFailed: "The send was not resumed.",
  cancelled: "Send stopped",
  cancelFailed: "The send was not stopped.",
  about: (action, title) => `${action}: ${title}`,
};
