import { useState } from "react";
import type { PrivacyRequest } from "../../../features/privacy/model.ts";
import { Segments } from "../../kit/parts.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { ConsentLedger } from "./consent-ledger.tsx";
import { PersonFile } from "./person-file.tsx";
import { usePrivacyTexts } from "./privacy-queries.ts";
import { CertificateList, IncidentRegister, RetentionState } from "./privacy-registers.tsx";
import { RequestList } from "./request-list.tsx";

const TABS = ["requests", "person", "consents", "certificates", "retention", "incidents"] as const;

/** The privacy desk: requests, everything held about a person, and certificates of erasure. */
export default function PrivacyView() {
  const t = usePrivacyTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const tab = TABS.find((name) => name === query.get("tab")) ?? "requests";
  /** The person whose file opens next; in memory, because an email address must not be in the address bar. */
  const [request, setRequest] = useState<PrivacyRequest>();
  const show = (name: (typeof TABS)[number], asked?: PrivacyRequest) => {
    setRequest(asked);
    setQuery({ tab: name === "requests" ? null : name });
  };
  return (
    <>
      <div className="view-head">
        <h1>{t.title}</h1>
      </div>
      <p className="view-intro">{t.intro}</p>
      <Segments
        label={t.tabs.label}
        options={TABS.map((name) => [name, t.tabs[name]] as const)}
        value={tab}
        onChoose={(name) => show(name)}
      />
      <div className="parts">
        {tab === "requests" && <RequestList onOpen={(asked) => show("person", asked)} />}
        {tab === "person" && <PersonFile request={request} onDone={() => setRequest(undefined)} />}
        {tab === "consents" && <ConsentLedger />}
        {tab === "certificates" && <CertificateList />}
        {tab === "retention" && <RetentionState />}
        {tab === "incidents" && <IncidentRegister />}
      </div>
    </>
  );
}
