import { useId } from "react";
import type { LedgerLook } from "../../../features/consent-ledger/model.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { ConsentCells, ConsentHeads } from "./consent-row.tsx";
import css from "./privacy.css?inline";
import { useConsentsOf } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

adoptStyle(css);

/** What somebody agreed to, each with its proof. @param level of the heading */
export default function ConsentsOf({ who, level: Heading }: { who: Partial<LedgerLook>; level: "h2" | "h3" }) {
  const { ledger: t } = usePrivacyTexts();
  const id = useId();
  const list = useConsentsOf(who);
  return (
    <section className="privacy-part" aria-labelledby={id}>
      <Heading id={id}>
        {t.ofPerson} {list.data && <span className="badge">{list.data.length}</span>}
      </Heading>
      {list.isPending ? (
        <Loading text={t.loading} />
      ) : list.isError ? (
        <Failed text={t.ofPersonFailed} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <p className="note">{t.noneOfPerson}</p>
      ) : (
        <table className="privacy-table consent-table">
          <caption className="unseen">{t.ofPerson}</caption>
          <ConsentHeads />
          <tbody>
            {list.data.map((entry) => (
              <tr key={entry.id}>
                <ConsentCells entry={entry} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
