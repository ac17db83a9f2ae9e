import type { TextLike } from "../../../lib/language.ts";
import type { consent as fr } from "../../fr/site/consent.ts";

/** The question asked before anything is measured, and the settings on the privacy page. */
export const consent: TextLike<typeof fr> = {
  title: "Your consent to measuring visits",
  question:
    "May we measure your visit with a Google tool, to learn which pages and which ads are of use? Nothing is loaded without your consent.",
  accept: "Accept",
  refuse: "Refuse",
  details: "Details and settings",
  settings: {
    title: "Your choice",
    none: "You have not answered yet: nothing is measured.",
    granted: "You accepted. Date:",
    denied: "You refused: nothing is measured. Date:",
    signal:
      "Your browser has asked not to be tracked. We treat that signal as a no: nothing is measured, and we ask you nothing.",
    noScript: "Without JavaScript, nothing is measured: there is nothing to choose.",
  },
};
