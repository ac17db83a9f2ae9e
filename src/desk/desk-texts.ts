import type { TextLike } from "../lib/language.ts";
import type { account } from "../text/fr/account.ts";
import type { consultationForm } from "../text/fr/consultation-form.ts";
import type { desk } from "../text/fr/desk.ts";
import type { deskFollowUp } from "../text/fr/desk-follow-up.ts";

/** The desk's words, and the form's: its labels and options name the answers. */
export interface DeskTexts {
  desk: TextLike<typeof desk>;
  form: TextLike<typeof consultationForm>;
  account: TextLike<typeof account>;
  followUp: TextLike<typeof deskFollowUp>;
}
