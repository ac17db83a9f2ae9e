import { account } from "../text/fr/account.ts";
import { consultationForm } from "../text/fr/consultation-form.ts";
import { desk } from "../text/fr/desk.ts";
import { deskFollowUp } from "../text/fr/desk-follow-up.ts";
import type { DeskTexts } from "./desk-texts.ts";

export const texts: DeskTexts = { desk, form: consultationForm, account, followUp: deskFollowUp };
