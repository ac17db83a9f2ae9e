import { consent as en } from "../../text/en/site/consent.ts";
import { consent as fr } from "../../text/fr/site/consent.ts";

/** The question asked before a visit is measured, and the settings of the answer. */
export const CONSENT_TEXT = { fr, en };
