import { account } from "../text/en/account.ts";
import { consultationForm } from "../text/en/consultation-form.ts";
import { desk } from "../text/en/desk.ts";
import type { DeskTexts } from "./desk-texts.ts";

export const texts: DeskTexts = { desk, form: consultationForm, account };
