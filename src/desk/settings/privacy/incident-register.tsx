import { useState } from "react";
import type { Incident, IncidentFields } from "../../../features/privacy/incidents/model.ts";
import { api, apiHref } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { Field, FormDialog } from "../../kit/form.tsx";
import { ActOn, Part, Shown } from "../../kit/parts.tsx";
import { Table } from "../../kit/table.tsx";
import { useSave } from "../../kit/use-save.ts";
import { PRIVACY, usePrivacyTexts } from "./privacy-queries.ts";

const DAYS = ["learnedOn", "happenedFrom", "happenedTo", "commissionToldOn", "peopleToldOn"] as const;
const TEXTS = ["circumstances", "dataKinds", "riskAssessment", "measures", "publicNotice"] as const;

/** The register of incidents that the law asks for. */
export function IncidentRegister() {
  const { incidentDesk: t, incidentFields: labels, ...desk } = usePrivacyTexts();
  const [editing, setEditing] = useState<Incident | "new">();
  return (
    <Part
      title={t.title}
      note={t.intro}
      tools={
        <>
          <a className="action" href={apiHref("GET /privacy/incidents/export.csv")} download>
            {t.exportCsv}
          </a>
          <button type="button" className="action" onClick={() => setEditing("new")}>
            {t.add}
          </button>
        </>
      }
    >
      <Shown query={useRead(["privacy", "incidents"], "GET /privacy/incidents")} texts={{ ...desk, none: t.empty }}>
        {(incidents) => (
          <Table
            caption={t.title}
            rows={incidents}
            columns={[
              { key: "learnedOn", head: labels.learnedOn, width: "8rem", cell: ({ learnedOn }) => learnedOn },
              { key: "circumstances", head: labels.circumstances, cell: ({ circumstances }) => circumstances },
              {
                key: "serious",
                head: labels.seriousRisk,
                width: "9rem",
                cell: ({ seriousRisk }) => seriousRisk && <span className="badge badge-dead">{t.serious}</span>,
              },
              { key: "keptUntil", head: labels.keptUntil, width: "9rem", cell: ({ keptUntil }) => keptUntil },
              {
                key: "change",
                head: t.change,
                isHeadUnseen: true,
                isEnd: true,
                width: "7rem",
                narrow: "aside",
                cell: (incident) => (
                  <ActOn words={t.change} whom={String(incident.id)} onClick={() => setEditing(incident)} />
                ),
              },
            ]}
          />
        )}
      </Shown>
      {editing && (
        <IncidentDialog before={editing === "new" ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Part>
  );
}

function IncidentDialog({ before, onClose }: { before: Incident | undefined; onClose: () => void }) {
  const { incidentDesk: t, incidentFields: labels } = usePrivacyTexts();
  const save = useSave(
    (fields: IncidentFields) =>
      before
        ? api("PUT /privacy/incidents/:id", { params: { id: before.id }, body: { ...fields, version: before.version } })
        : api("POST /privacy/incidents", { body: fields }),
    {
      touches: PRIVACY,
      saved: t.saved,
      done: onClose,
      failed: t.failed,
      form: true,
    },
  );
  const fieldsOf = (form: FormData): IncidentFields => {
    const text = (name: string) => String(form.get(name)).trim();
    return {
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
      seriousRisk: form.has("seriousRisk"),
    };
  };
  return (
    <FormDialog
      title={before ? t.change : t.add}
      isChecked
      {...save.form}
      save={t.save}
      onClose={onClose}
      onSave={(values) => save.mutate(fieldsOf(values))}
    >
      {DAYS.map((name) => (
        <Field key={name} label={labels[name]} name={name}>
          {(control) => (
            <input {...control} type="date" defaultValue={before?.[name] ?? ""} required={name === "learnedOn"} />
          )}
        </Field>
      ))}
      <Field label={labels.peopleCount} name="peopleCount">
        {(control) => <input {...control} type="number" min={0} defaultValue={before?.peopleCount ?? ""} />}
      </Field>
      {TEXTS.map((name) => (
        <Field key={name} label={labels[name]} name={name}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={4000}
              defaultValue={before?.[name] ?? ""}
              required={name !== "publicNotice"}
            />
          )}
        </Field>
      ))}
      <label className="tick">
        <input type="checkbox" name="seriousRisk" defaultChecked={before?.seriousRisk ?? false} />
        {labels.seriousRisk}
      </label>
    </FormDialog>
  );
}
