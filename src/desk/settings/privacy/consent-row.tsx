import { codeName, type LedgerEntry } from "../../../features/consent-ledger/model.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { usePrivacyTexts } from "./privacy-texts.ts";

/** Names of the columns of {@link ConsentCells}. */
export function ConsentHeads() {
  const { ledger: t } = usePrivacyTexts();
  return (
    <thead>
      <tr>
        <th scope="col">{t.columns.at}</th>
        <th scope="col">{t.columns.address}</th>
        <th scope="col">{t.columns.purpose}</th>
        <th scope="col">{t.columns.state}</th>
        <th scope="col">{t.columns.source}</th>
        <th scope="col">{t.columns.proof}</th>
      </tr>
    </thead>
  );
}

const BADGE = {
  given: "badge-contacted",
  asked: "badge-pending",
  withdrawn: "badge-dead",
  lapsed: "",
  declined: "",
} as const;

/** A line of the ledger. */
export function ConsentCells({ entry }: { entry: LedgerEntry }) {
  const { ledger: t } = usePrivacyTexts();
  const { language: shown } = useTexts();
  const { id, address, conversationId, purpose, state, withdrawnAt, withdrawnHow, source, language, version } = entry;
  return (
    <>
      <td>
        <Moment iso={entry.at} />
      </td>
      <th scope="row">
        {address ? (
          <Stranger>{address}</Stranger>
        ) : conversationId === null ? (
          <span className="note">{t.nobody}</span>
        ) : (
          t.conversation(conversationId)
        )}
      </th>
      <td>{t.purposes[purpose]}</td>
      <td>
        <span className={`badge ${BADGE[state]}`}>{t.states[state]}</span>
        {withdrawnAt && withdrawnHow && (
          <span className="row-line">
            <Moment iso={withdrawnAt} /> {t.withdrawn(t.withdrawals[withdrawnHow])}
          </span>
        )}
      </td>
      <td>
        {codeName(t.sources, source)}
        <span className="row-line note">
          {t.languages[language]} · {version}
        </span>
      </td>
      <td>
        <a
          className="action action-small"
          href={`/api/privacy/consents/${id}/proof.html?language=${shown}`}
          target="_blank"
          rel="noopener"
          aria-label={t.printOf(id)}
        >
          {t.print}
        </a>
      </td>
    </>
  );
}
