import { adoptStyle } from "../../../ui/adopt-style.ts";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { CertificateList } from "./certificate-list.tsx";
import { ConsentLedger } from "./consent-ledger.tsx";
import { IncidentRegister } from "./incident-register.tsx";
import { PersonFile } from "./person-file.tsx";
import css from "./privacy.css?inline";
import { usePrivacyTexts } from "./privacy-texts.ts";
import { RequestList } from "./request-list.tsx";
import { RetentionState } from "./retention-state.tsx";

adoptStyle(css);

const TABS = ["requests", "person", "consents", "certificates", "retention", "incidents"] as const;

/** The privacy desk: what people ask, everything held about a person, and the proofs of erasure. */
export default function PrivacyView() {
  const { desk: t } = usePrivacyTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const tab = TABS.find((name) => name === query.get("tab")) ?? "requests";
  return (
    <div className="privacy-desk">
      <div className="view-head">
        <h1>{t.title}</h1>
      </div>
      <p className="view-intro">{t.intro}</p>
      <fieldset className="segments">
        <legend className="unseen">{t.tabs.label}</legend>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            onClick={() => setQuery({ tab: name === "requests" ? null : name })}
          >
            {t.tabs[name]}
          </button>
        ))}
      </fieldset>
      {tab === "requests" ? (
        <RequestList />
      ) : tab === "person" ? (
        <PersonFile />
      ) : tab === "consents" ? (
        <ConsentLedger />
      ) : tab === "certificates" ? (
        <CertificateList />
      ) : tab === "incidents" ? (
        <IncidentRegister />
      ) : (
        <RetentionState />
      )}
    </div>
  );
}
