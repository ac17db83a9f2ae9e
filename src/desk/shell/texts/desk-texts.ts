import type { TextLike } from "../../../lib/language.ts";
import type { account } from "../../../text/fr/desk/account.ts";
import type { desk } from "../../../text/fr/desk/desk.ts";
import type { deskFollowUp } from "../../../text/fr/desk/follow-up.ts";
import type { consultationForm } from "../../../text/fr/site/consultation-form.ts";

/** The desk's texts; the public form's texts name a request's fields and options. */
export interface DeskTexts {
  desk: TextLike<typeof desk>;
  form: TextLike<typeof consultationForm>;
  account: TextLike<typeof account>;
  followUp: TextLike<typeof deskFollowUp>;
}
