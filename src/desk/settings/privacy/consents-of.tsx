import { useQuery } from "@tanstack/react-query";
import { codeName, type LedgerEntry, type LedgerLook } from "../../../features/consent-ledger/model.ts";
import { api, apiHref } from "../../../ui/api-client.ts";
import { Moment, Shown, Stranger } from "../../kit/parts.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { usePrivacyTexts } from "./privacy-queries.ts";

const BADGE = {
  given: "badge-contacted",
  asked: "badge-pending",
  withdrawn: "badge-dead",
  lapsed: "",
  declined: "",
} as const;

/** A person's consents with their proof, collapsed unless `isOpen`. */
export default function ConsentsOf({ who, isOpen = false }: { who: Partial<LedgerLook>; isOpen?: boolean }) {
  const { ledger: t } = usePrivacyTexts();
  const columns = useConsentColumns();
  const list = useQuery({
    queryKey: ["privacy", "consents-of", who],
    queryFn: ({ signal }) => api("POST /privacy/consents/looks", { body: who, signal }),
    select: ({ items }) => items,
    networkMode: "always",
  });
  return (
    <details className="part" open={isOpen}>
      <summary>
        <b>{t.ofPerson}</b> {list.data && <span className="badge badge-outline">{list.data.length}</span>}
      </summary>
      <Shown query={list} texts={{ loading: t.loading, failed: t.ofPersonFailed, none: t.noneOfPerson }}>
        {(entries) => <Table caption={t.ofPerson} columns={columns} rows={entries} />}
      </Shown>
    </details>
  );
}

export function useConsentColumns(): Column<LedgerEntry>[] {
  const { ledger: t } = usePrivacyTexts();
  const { language: shown } = useTexts();
  return [
    { key: "at", head: t.columns.at, width: "9rem", narrow: "aside", cell: ({ at }) => <Moment iso={at} /> },
    {
      key: "address",
      head: t.columns.address,
      isName: true,
      cell: ({ address, conversationId }) => {
        if (address) return <Stranger>{address}</Stranger>;
        return conversationId === null ? <span className="note">{t.nobody}</span> : t.conversation(conversationId);
      },
    },
    { key: "purpose", head: t.columns.purpose, cell: ({ purpose }) => t.purposes[purpose] },
    {
      key: "state",
      head: t.columns.state,
      cell: ({ state, withdrawnAt, withdrawnHow }) => (
        <>
          <span className={`badge ${BADGE[state]}`}>{t.states[state]}</span>
          {withdrawnAt && withdrawnHow && (
            <span className="row-line">
              <Moment iso={withdrawnAt} /> {t.withdrawn(t.withdrawals[withdrawnHow])}
            </span>
          )}
        </>
      ),
    },
    {
      key: "source",
      head: t.columns.source,
      cell: ({ source, language, version }) => (
        <>
          {codeName(t.sources, source)}
          <span className="row-line">
            {t.languages[language]} · {version}
          </span>
        </>
      ),
    },
    {
      key: "proof",
      head: t.columns.proof,
      isEnd: true,
      width: "6rem",
      cell: ({ id }) => (
        <a
          className="action action-small"
          href={apiHref("GET /privacy/consents/:id/proof.html", { params: { id }, query: { language: shown } })}
          target="_blank"
          rel="noopener"
          aria-label={t.printOf(id)}
        >
          {t.print}
        </a>
      ),
    },
  ];
}
