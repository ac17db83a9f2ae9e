import { useState } from "react";
import { incidentFields } from "../../../features/privacy/incident-fields.ts";
import type { PrivacyRequest, RetentionRule } from "../../../features/privacy/model.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { api, apiHref } from "../../../ui/api-client.ts";
import { rowsOf, usePages, useRead } from "../../kit/api.ts";
import { PagedList } from "../../kit/list-status.tsx";
import { Moment, Part, Segments, Shown } from "../../kit/parts.tsx";
import { Records } from "../../kit/records.tsx";
import { Table } from "../../kit/table.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { ConsentLedger } from "./consent-ledger.tsx";
import { PersonFile } from "./person-file.tsx";
import { PRIVACY, usePrivacyTexts } from "./privacy-queries.ts";
import { RequestList } from "./request-list.tsx";

const TABS = ["requests", "person", "consents", "certificates", "retention", "incidents"] as const;

/** The privacy desk: requests, all data held about a person, consents, incidents, erasures and retention. */
export default function PrivacyView() {
  const t = usePrivacyTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const tab = TABS.find((name) => name === query.get("tab")) ?? "requests";
  /** Request from the person whose file to open; kept in memory, because an email address must not be in the URL. */
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

/** The register of confidentiality incidents that the law requires. */
function IncidentRegister() {
  const { incidentDesk: t, incidentFields: labels, loading, failed: unread } = usePrivacyTexts();
  return (
    <Records
      kind="incident"
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

/** Certificates of erasure, which name no one. */
function CertificateList() {
  const desk = usePrivacyTexts();
  const t = desk.certificates;
  const list = usePages(["privacy", "certificates"], "GET /privacy/erasures");
  const rows = rowsOf(list.data);
  return (
    <Part title={t.title}>
      <PagedList list={list} count={rows.length} texts={{ ...desk, empty: t.empty }}>
        <Table
          caption={t.title}
          rows={rows}
          columns={[
            { key: "number", head: t.number, cell: ({ id }) => id },
            { key: "at", head: t.at, cell: ({ at }) => <Moment iso={at} /> },
            {
              key: "count",
              head: t.count,
              cell: ({ counts }) => Object.values(counts).reduce((sum, n) => sum + n, 0),
            },
            {
              key: "print",
              head: t.print,
              isHeadUnseen: true,
              isEnd: true,
              narrow: "aside",
              cell: ({ id }) => (
                <a
                  className="action action-small"
                  href={apiHref("GET /privacy/erasures/:id/certificate.html", { params: { id } })}
                  target="_blank"
                  rel="noopener"
                >
                  {t.print} <span className="unseen">{id}</span>
                </a>
              ),
            },
          ]}
        />
      </PagedList>
    </Part>
  );
}

/** Each rule's retention period, in the unit of its text (months or days); 0 if the text names no period. */
const TERM_OF: Readonly<Record<RetentionRule, number>> = {
  "requests-past-term": RETENTION.requestMonths,
  "privacy-requests": RETENTION.privacyRequestMonths,
  "privacy-links": 0,
  "delivered-mails": RETENTION.deliveredMailDays,
  "unconfirmed-readers": RETENTION.unconfirmedReaderDays,
  "old-chats": 0,
};

/** How many records the nightly jobs will delete and have deleted, and which statistics are kept. */
function RetentionState() {
  const desk = usePrivacyTexts();
  const t = desk.retention;
  const state = useRead(["privacy", "retention"], "GET /privacy/retention");
  return (
    <Shown query={state} texts={desk}>
      {({ rules, reports, counts }) => (
        <>
          <Figures
            title={t.title}
            note={t.intro}
            heads={[t.rule, t.due]}
            rows={rules.map(({ rule, due }) => [t.rules[rule](TERM_OF[rule]), due])}
          />
          <Figures
            title={t.reports}
            none={t.noReport}
            heads={[t.day, t.forgotten]}
            rows={reports.map(({ day, counts: forgotten }) => [
              day,
              Object.values(forgotten).reduce((sum, n) => sum + n, 0),
            ])}
          />
          <Figures
            title={t.counts}
            none={t.noCounts}
            heads={[t.month, t.kind, t.value, t.n]}
            rows={counts.map(({ month, kind, value, n }) => [month, t.kinds[kind], value, n])}
          />
        </>
      )}
    </Shown>
  );
}

interface FiguresProps {
  title: string;
  note?: string;
  /** Note if there are no rows. */
  none?: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Section with a table whose last column is a number. */
function Figures({ title, note, none, heads, rows }: FiguresProps) {
  return (
    <Part title={title} note={rows.length === 0 ? none : note}>
      {rows.length > 0 && (
        <Table
          caption={title}
          columns={heads.map((head, at) => {
            const isLast = at === heads.length - 1;
            return {
              key: head,
              head,
              cell: ({ cells }: { cells: readonly (string | number)[] }) => cells[at],
              ...(isLast && { isEnd: true, width: "6rem", narrow: "aside" as const }),
            };
          })}
          rows={rows.map((cells) => ({ id: cells.slice(0, -1).join(" "), cells }))}
        />
      )}
    </Part>
  );
}
