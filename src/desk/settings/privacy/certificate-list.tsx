import { apiHref } from "../../../ui/api-client.ts";
import { Moment } from "../../kit/facts.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { rowsOf, usePages } from "../../kit/pages.ts";
import { Part } from "../../kit/parts.tsx";
import { Table } from "../../kit/table.tsx";
import { usePrivacyTexts } from "./privacy-queries.ts";

/** The proofs of what was erased; none names anybody. */
export function CertificateList() {
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
