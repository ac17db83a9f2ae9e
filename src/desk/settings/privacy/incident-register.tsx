import { useRef, useState } from "react";
import type { Incident, IncidentFields } from "../../../features/privacy/incidents/model.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { Empty, Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useIncidents, useSaveIncident } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

const DAYS = ["learnedOn", "happenedFrom", "happenedTo", "commissionToldOn", "peopleToldOn"] as const;
const TEXTS = ["circumstances", "dataKinds", "riskAssessment", "measures", "publicNotice"] as const;

/** The register of incidents that the law asks for. */
export function IncidentRegister() {
  const { desk, incident: t, incidentFields: labels } = usePrivacyTexts();
  const list = useIncidents();
  const [editing, setEditing] = useState<{ before: Incident | undefined } | undefined>();
  const opener = useRef<HTMLButtonElement>(null);
  const open = (before: Incident | undefined, button: HTMLButtonElement) => {
    opener.current = button;
    setEditing({ before });
  };
  return (
    <section className="privacy-part" aria-labelledby="privacy-incidents">
      <div className="privacy-head">
        <h2 id="privacy-incidents">{t.title}</h2>
        <span className="privacy-choices">
          <a className="action" href="/api/privacy/incidents/export.csv" download>
            {t.exportCsv}
          </a>
          <button type="button" className="action" onClick={(event) => open(undefined, event.currentTarget)}>
            {t.add}
          </button>
        </span>
      </div>
      <p>{t.intro}</p>
      {list.isPending ? (
        <Loading text={desk.loading} />
      ) : list.isError ? (
        <Failed text={desk.failed} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <Empty text={t.empty} />
      ) : (
        <table className="privacy-table">
          <caption className="unseen">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.learnedOn}</th>
              <th scope="col">{labels.circumstances}</th>
              <th scope="col">{labels.seriousRisk}</th>
              <th scope="col">{labels.keptUntil}</th>
              <th scope="col">
                <span className="unseen">{t.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.data.map((incident) => (
              <tr key={incident.id}>
                <th scope="row">{incident.learnedOn}</th>
                <td>{incident.circumstances}</td>
                <td>{incident.seriousRisk && <span className="badge badge-dead">{t.serious}</span>}</td>
                <td>{incident.keptUntil}</td>
                <td>
                  <button
                    type="button"
                    className="action action-small"
                    aria-label={`${t.change} ${incident.id}`}
                    onClick={(event) => open(incident, event.currentTarget)}
                  >
                    {t.change}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {editing && (
        <Dialog
          open
          onClose={() => setEditing(undefined)}
          title={editing.before ? t.change : t.add}
          closeLabel={desk.close}
          returnFocusTo={opener}
        >
          <IncidentForm before={editing.before} onSaved={() => setEditing(undefined)} />
        </Dialog>
      )}
    </section>
  );
}

function IncidentForm({ before, onSaved }: { before: Incident | undefined; onSaved: () => void }) {
  const { incident: t, incidentFields: labels } = usePrivacyTexts();
  const fail = useFailure();
  const save = useSaveIncident();
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const fields: IncidentFields = {
      learnedOn: text("learnedOn"),
      happenedFrom: text("happenedFrom") || null,
      happenedTo: text("happenedTo") || null,
      commissionToldOn: text("commissionToldOn") || null,
      peopleToldOn: text("peopleToldOn") || null,
      peopleCount: text("peopleCount") === "" ? null : Number(text("peopleCount")),
      circumstances: text("circumstances"),
      dataKinds: text("dataKinds"),
      riskAssessment: text("riskAssessment"),
      measures: text("measures"),
      publicNotice: text("publicNotice") || null,
      seriousRisk: form.get("seriousRisk") === "on",
    };
    save.mutate(
      { before, fields },
      {
        onSuccess: () => {
          onSaved();
          toasts.add({ title: t.saved });
        },
        onError: (error) => fail(error, t.failed),
      },
    );
  };
  return (
    <form
      className="privacy-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {DAYS.map((name) => (
        <label key={name}>
          {labels[name]}
          <input type="date" name={name} defaultValue={before?.[name] ?? ""} required={name === "learnedOn"} />
        </label>
      ))}
      <label>
        {labels.peopleCount}
        <input type="number" name="peopleCount" min={0} defaultValue={before?.peopleCount ?? ""} />
      </label>
      {TEXTS.map((name) => (
        <label key={name}>
          {labels[name]}
          <textarea
            name={name}
            rows={3}
            maxLength={4000}
            defaultValue={before?.[name] ?? ""}
            required={name !== "publicNotice"}
          />
        </label>
      ))}
      <label className="privacy-check">
        <input type="checkbox" name="seriousRisk" defaultChecked={before?.seriousRisk ?? false} /> {labels.seriousRisk}
      </label>
      <button type="submit" className="action action-primary" disabled={save.isPending}>
        {t.save}
      </button>
    </form>
  );
}
