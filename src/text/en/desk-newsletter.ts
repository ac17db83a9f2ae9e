import type { TextLike } from "../../lib/language.ts";
import type { deskNewsletter as fr } from "../fr/desk-newsletter.ts";

/** English of `text/fr/desk-newsletter.ts`. */
export const deskNewsletter: TextLike<typeof fr> = {
  title: "Newsletter",
  loading: "Loading the newsletter…",
  failed: "The newsletter could not be loaded.",
  lists: "Subscriptions",
  languages: { fr: "French", en: "English" },
  counts: { confirmed: "Confirmed", pending: "To confirm", unsubscribed: "Unsubscribed", bounced: "Dead addresses" },
  lastWeek: (joined, left) => `This week: ${joined} more, ${left} fewer`,
  exportCsv: "Export as CSV",
  compose: "Send a published post",
  post: "Post",
  choose: "Choose a published post",
  noPost: "Publish a post first.",
  test: "Send me a test",
  testSent: "Test sent",
  testFailed: "The test was not sent.",
  readers: (count, language) =>
    `${count.toLocaleString("en-CA")} ${count === 1 ? "person" : "people"} confirmed in ${language === "fr" ? "French" : "English"}`,
  send: "Send…",
  confirmTitle: "Send the newsletter",
  confirmText: (title) =>
    `“${title}” goes to each confirmed person, once. A sending that has begun can be stopped, but not resumed.`,
  confirm: (count) => (count === 1 ? "Send to 1 person" : `Send to ${count.toLocaleString("en-CA")} people`),
  back: "Cancel",
  close: "Close",
  begun: "Sending begun",
  sendFailed: "The sending has not begun.",
  sendings: "Sendings",
  none: "No sendings yet.",
  columns: { title: "Post", language: "Language", started: "Begun", progress: "Progress", action: "Action" },
  states: { sending: "Under way", sent: "Done", cancelled: "Stopped" },
  progress: (delivered, total) => `${delivered.toLocaleString("en-CA")} of ${total.toLocaleString("en-CA")} delivered`,
  problems: { bounced: "dead addresses", failed: "given up", dropped: "unsubscribed meanwhile" },
  problem: (count, name) => `${count.toLocaleString("en-CA")} ${name}`,
  cancel: "Stop",
  cancelled: "Sending stopped",
  cancelFailed: "The sending was not stopped.",
  about: (action, title) => `${action}: ${title}`,
};
