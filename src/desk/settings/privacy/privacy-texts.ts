import type { TextLike } from "../../../lib/language.ts";
import type { consentLedger } from "../../../text/fr/desk/consent-ledger.ts";
import type { deskPrivacy } from "../../../text/fr/desk/privacy.ts";
import type { incidentDesk, incidentFields } from "../../../text/fr/desk/privacy-incident.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

interface PrivacyTexts {
  desk: TextLike<typeof deskPrivacy>;
  ledger: TextLike<typeof consentLedger>;
  incident: TextLike<typeof incidentDesk>;
  incidentFields: TextLike<typeof incidentFields>;
}

const TEXTS = sectionTexts<PrivacyTexts>({
  fr: async () => {
    const [{ deskPrivacy: desk }, { consentLedger: ledger }, { incidentDesk: incident, incidentFields }] =
      await Promise.all([
        import("../../../text/fr/desk/privacy.ts"),
        import("../../../text/fr/desk/consent-ledger.ts"),
        import("../../../text/fr/desk/privacy-incident.ts"),
      ]);
    return { desk, ledger, incident, incidentFields };
  },
  en: async () => {
    const [{ deskPrivacy: desk }, { consentLedger: ledger }, { incidentDesk: incident, incidentFields }] =
      await Promise.all([
        import("../../../text/en/desk/privacy.ts"),
        import("../../../text/en/desk/consent-ledger.ts"),
        import("../../../text/en/desk/privacy-incident.ts"),
      ]);
    return { desk, ledger, incident, incidentFields };
  },
});

/** The words of this screen. */
export const usePrivacyTexts = () => useSectionTexts(TEXTS);
