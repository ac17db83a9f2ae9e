import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { consentLedger } from "../../text/fr/consent-ledger.ts";
import type { deskPrivacy } from "../../text/fr/desk-privacy.ts";
import type { incidentDesk, incidentFields } from "../../text/fr/privacy-incident.ts";
import { useTexts } from "../desk-context.tsx";

interface PrivacyTexts {
  desk: TextLike<typeof deskPrivacy>;
  ledger: TextLike<typeof consentLedger>;
  incident: TextLike<typeof incidentDesk>;
  incidentFields: TextLike<typeof incidentFields>;
}

const LOADERS: Record<Language, () => Promise<PrivacyTexts>> = {
  fr: async () => {
    const [{ deskPrivacy: desk }, { consentLedger: ledger }, { incidentDesk: incident, incidentFields }] =
      await Promise.all([
        import("../../text/fr/desk-privacy.ts"),
        import("../../text/fr/consent-ledger.ts"),
        import("../../text/fr/privacy-incident.ts"),
      ]);
    return { desk, ledger, incident, incidentFields };
  },
  en: async () => {
    const [{ deskPrivacy: desk }, { consentLedger: ledger }, { incidentDesk: incident, incidentFields }] =
      await Promise.all([
        import("../../text/en/desk-privacy.ts"),
        import("../../text/en/consent-ledger.ts"),
        import("../../text/en/privacy-incident.ts"),
      ]);
    return { desk, ledger, incident, incidentFields };
  },
};

const loading: Partial<Record<Language, Promise<PrivacyTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function usePrivacyTexts(): PrivacyTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
