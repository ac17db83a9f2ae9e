import type { ListSummary } from "../../../features/newsletter/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { Icon } from "../../kit/icons.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useDesk } from "../../shell/desk-context.tsx";
import css from "./newsletter.css?inline";
import { useLists, useSendings } from "./newsletter-queries.ts";
import { useNewsletterTexts } from "./newsletter-texts.ts";
import { SendForm } from "./send-form.tsx";
import { SendingTable } from "./sending-table.tsx";

adoptStyle(css);

/** Two years of an issue a week. */
const SENDINGS_SHOWN = 100;

/** Who reads the newsletter, sending a post to them, and what became of it. Loaded when somebody comes here. */
export default function NewsletterView() {
  const t = useNewsletterTexts();
  const { staff } = useDesk();
  const lists = useLists();
  const sendings = useSendings(SENDINGS_SHOWN);
  const refresh = () => {
    void lists.refetch();
    void sendings.refetch();
  };
  return (
    <div className="newsletter-desk">
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton updatedAt={lists.dataUpdatedAt} fetching={lists.isFetching} onRefresh={refresh} />
      </div>
      {lists.isPending || sendings.isPending ? (
        <Loading text={t.loading} />
      ) : lists.isError || sendings.isError ? (
        <Failed text={t.failed} onRetry={refresh} />
      ) : (
        <>
          <section aria-labelledby="lists-title">
            <div className="newsletter-head">
              <h2 id="lists-title">{t.lists}</h2>
              {staff.role === "admin" && (
                <a className="action action-small" href="/api/newsletter/subscriptions/export.csv" download>
                  <Icon name="download" />
                  {t.exportCsv}
                </a>
              )}
            </div>
            <Lists summary={lists.data} />
          </section>
          <SendForm summary={lists.data} />
          <section aria-labelledby="sendings-title">
            <h2 id="sendings-title">{t.sendings}</h2>
            {sendings.data.length === 0 ? <p className="note">{t.none}</p> : <SendingTable sendings={sendings.data} />}
          </section>
        </>
      )}
    </div>
  );
}

const COUNTS = ["confirmed", "pending", "unsubscribed", "bounced"] as const;

function Lists({ summary }: { summary: ListSummary }) {
  const t = useNewsletterTexts();
  const week = summary.weeks.at(-1);
  return (
    <>
      <table className="lists">
        <caption className="unseen">{t.lists}</caption>
        <thead>
          <tr>
            <td />
            {COUNTS.map((name) => (
              <th key={name} scope="col">
                {t.counts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LANGUAGES.map((language) => (
            <tr key={language}>
              <th scope="row">{t.languages[language]}</th>
              {COUNTS.map((name) => (
                <td key={name}>{summary.lists[language][name].toLocaleString()}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {week && <p className="note">{t.lastWeek(week.joined, week.left)}</p>}
    </>
  );
}
