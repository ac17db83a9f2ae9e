import { incidentFields } from "../../../features/privacy/incidents/model.ts";
import { api, apiHref } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { Records } from "../../kit/records.tsx";
import { PRIVACY, usePrivacyTexts } from "./privacy-queries.ts";

/** The register of incidents that the law asks for. */
export function IncidentRegister() {
  const { incidentDesk: t, incidentFields: labels, loading, failed: unread } = usePrivacyTexts();
  return (
    <Records
      fields={incidentFields}
      texts={{ ...t, loading, unread, labels }}
      query={useRead(["privacy", "incidents"], "GET /privacy/incidents")}
      touches={PRIVACY}
      csv={apiHref("GET /privacy/incidents/export.csv")}
      write={{
        add: (body) => api("POST /privacy/incidents", { body }),
        change: (id, body) => api("PUT /privacy/incidents/:id", { params: { id }, body }),
      }}
      nameOf={({ id }) => String(id)}
      columns={[
        { key: "learnedOn", head: labels.learnedOn, width: "8rem", cell: ({ learnedOn }) => learnedOn },
        "circumstances",
        {
          key: "serious",
          head: labels.seriousRisk,
          width: "9rem",
          cell: ({ seriousRisk }) => seriousRisk && <span className="badge badge-dead">{t.serious}</span>,
        },
        { key: "keptUntil", head: labels.keptUntil, width: "9rem", cell: ({ keptUntil }) => keptUntil },
      ]}
    />
  );
}
