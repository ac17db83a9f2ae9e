import { account } from "../../../text/fr/desk/account.ts";
import { desk } from "../../../text/fr/desk/desk.ts";
import { deskFollowUp } from "../../../text/fr/desk/follow-up.ts";
import { consultationForm } from "../../../text/fr/site/consultation-form.ts";
import type { DeskTexts } from "./desk-texts.ts";

export const texts: DeskTexts = { desk, form: consultationForm, account, followUp: deskFollowUp };
