import { account } from "../../../text/en/desk/account.ts";
import { desk } from "../../../text/en/desk/desk.ts";
import { deskFollowUp } from "../../../text/en/desk/follow-up.ts";
import { consultationForm } from "../../../text/en/site/consultation-form.ts";
import type { DeskTexts } from "./desk-texts.ts";

export const texts: DeskTexts = { desk, form: consultationForm, account, followUp: deskFollowUp };
