import { Moment } from "../../kit/facts.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { useCertificates } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

/** The proofs of what was erased; none names anybody. */
export function CertificateList() {
  const { desk } = usePrivacyTexts();
  const t = desk.certificates;
  const list = useCertificates();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="privacy-part" aria-labelledby="privacy-certificates">
      <h2 id="privacy-certificates">{t.title}</h2>
      <PagedList list={list} count={rows.length} texts={{ loading: desk.loading, failed: desk.failed, empty: t.empty }}>
        <table className="privacy-table">
          <caption className="unseen">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.number}</th>
              <th scope="col">{t.at}</th>
              <th scope="col">{t.count}</th>
              <th scope="col">
                <span className="unseen">{t.print}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, counts }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>
                  <Moment iso={at} />
                </td>
                <td>{Object.values(counts).reduce((sum, n) => sum + n, 0)}</td>
                <td>
                  <a
                    className="action action-small"
                    href={`/api/privacy/erasures/${id}/certificate.html`}
                    target="_blank"
                    rel="noopener"
                  >
                    {t.print} <span className="unseen">{id}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PagedList>
    </section>
  );
}
