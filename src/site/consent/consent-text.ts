import { consent as en } from "../../text/en/site/consent.ts";
import { consent as fr } from "../../text/fr/site/consent.ts";

/** The analytics question, and the settings for its answer. */
export const CONSENT_TEXT = { fr, en };
