import type { TextLike } from "../../../lib/language.ts";
import type { incidentDesk as deskFr, incidentFields as fieldsFr } from "../../fr/desk/privacy-incident.ts";

/** The register of confidentiality incidents: field names, at the desk and in the export. */
export const incidentFields: TextLike<typeof fieldsFr> = {
  id: "Number",
  learnedOn: "Discovered on",
  happenedFrom: "Happened on, or from",
  happenedTo: "To",
  circumstances: "Circumstances of the incident",
  dataKinds: "Personal information concerned, or why it is not known",
  peopleCount: "Number of people concerned",
  riskAssessment: "Assessment of the risk: sensitivity, possible misuse, consequences, likelihood",
  seriousRisk: "Risk of serious injury",
  commissionToldOn: "Notice to the Commission d’accès à l’information on",
  peopleToldOn: "Notice to the people concerned on",
  publicNotice: "Public notice, and its reason",
  measures: "Measures taken to reduce the risk",
  version: "Change number",
  keptUntil: "Kept at least until",
};

export const incidentDesk: TextLike<typeof deskFr> = {
  title: "Register of confidentiality incidents",
  intro: "Every incident is entered here, even without a risk of serious injury, and stays for five years at least.",
  add: "Enter an incident",
  change: "Change",
  exportCsv: "Export as CSV",
  none: "No incident entered.",
  save: "Enter in the register",
  saved: "Entered in the register.",
  failed: "The incident was not entered. Check the fields; someone may have changed it in the meantime.",
  serious: "Serious risk",
};
