import { appointmentMail as en } from "../../text/en/emails/appointment.ts";
import { mailFrame as frameEn } from "../../text/en/emails/mail-frame.ts";
import { appointment as pageEn } from "../../text/en/site/appointment.ts";
import { appointmentMail as fr } from "../../text/fr/emails/appointment.ts";
import { mailFrame as frameFr } from "../../text/fr/emails/mail-frame.ts";
import { appointment as pageFr } from "../../text/fr/site/appointment.ts";

/** Texts of emails about appointments, and of the page for choosing a time. */
export const APPOINTMENT_TEXTS = {
  fr: { mail: fr, page: pageFr, frame: frameFr },
  en: { mail: en, page: pageEn, frame: frameEn },
};
