import { account } from "../text/en/account.ts";
import { consultationForm } from "../text/en/consultation-form.ts";
import { desk } from "../text/en/desk.ts";
import { deskFollowUp } from "../text/en/desk-follow-up.ts";
import type { DeskTexts } from "./desk-texts.ts";

export const texts: DeskTexts = { desk, form: consultationForm, account, followUp: deskFollowUp };
