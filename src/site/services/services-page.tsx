import { SUPPORT, WORK } from "../../lib/company/case-studies.ts";
import { hasFigure, isAim } from "../../lib/company/claims.ts";
import { company, SERVICE_AREAS } from "../../lib/company/company.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { absoluteUrl } from "../layout/alternates.ts";
import { ClosingCall } from "../layout/closing-call.tsx";
import { companyNode, companyReference, type StructuredNode } from "../layout/structured-data.ts";
import { Ticks } from "../motif/ticks.tsx";
import { SERVICES_TEXT, type ServicesText } from "../page-texts.ts";
import { Knot, RequestFlow, SalesYear, Tool } from "./thread-drawings.tsx";

const sum = (when: "before" | "after") => WORK.reduce((total, work) => total + work[when], 0);

export function ServicesPage({ language }: { language: Language }) {
  const text = SERVICES_TEXT[language];
  const { support, sales, operations, live, integrations } = text;
  const services = [
    { id: "support", ...support },
    { id: "sales", ...sales },
    { id: "operations", ...operations },
  ];
  return (
    <>
      <div className="wrap opening">
        <h1>{text.headline}</h1>
        <div>
          <p className="lead">{text.lead}</p>
          <a className="button" href={pathIn(language, "/#consultation-form")}>
            {text.book}
          </a>
        </div>
      </div>
      <nav className="knots" aria-label={text.indexTitle}>
        {services.map(({ id, name, promise }, index) => (
          <a key={id} href={`#${id}`}>
            <Knot index={index as 0 | 1 | 2} />
            <span>
              <b>{name}</b> {promise}
            </span>
          </a>
        ))}
      </nav>

      <section id="support" className="wrap service" aria-labelledby="support-title">
        <div className="service-words">
          <h2 id="support-title">{support.title}</h2>
          <p className="soft">{support.problem}</p>
          <p>{support.solution}</p>
        </div>
        {hasFigure("settled") && (
          <figure className="requests" aria-label={support.requests}>
            <p className="chart-title">{support.requests}</p>
            <div>
              <RequestFlow />
              <p>
                <b>{support.settled.count}</b> {support.settled.what}
              </p>
              <p>
                <b>{support.person.count}</b> {support.person.what}
              </p>
            </div>
            {isAim("settled") && <figcaption>{text.aim}</figcaption>}
          </figure>
        )}
        <Included text={text} list={support.list} />
        {hasFigure("hours-back") && (
          <figure className="tally" aria-label={support.hoursChart}>
            <p className="chart-title">{support.hoursChart}</p>
            <p>
              {text.before} <b>{text.hours(SUPPORT.before)}</b>
              <Ticks count={SUPPORT.before} />
            </p>
            <p>
              {text.after} <b>{text.hours(SUPPORT.after)}</b>
              <Ticks count={SUPPORT.after} gained={SUPPORT.after} />
            </p>
            <figcaption>
              {support.hoursCaption} {support.promise}.
            </figcaption>
          </figure>
        )}
      </section>

      <section id="sales" className="wrap service service-wide" aria-labelledby="sales-title">
        <h2 id="sales-title">{sales.title}</h2>
        <p className="soft">{sales.problem}</p>
        <p>{sales.solution}</p>
        {hasFigure("more-sales") && (
          <figure className="year" aria-label={sales.chart}>
            <p className="chart-title">{sales.chart}</p>
            <SalesYear />
            <p>
              <b>{sales.start.figure}</b> {sales.start.what}
            </p>
            <p>
              <b>{sales.end.figure}</b> {sales.end.what}
            </p>
            <figcaption>{sales.promise}.</figcaption>
          </figure>
        )}
        <Included text={text} list={sales.list} />
      </section>

      <section id="operations" className="night" aria-labelledby="operations-title">
        <div className="wrap service">
          <div className="service-words">
            <h2 id="operations-title">{operations.title}</h2>
            <p className="soft">{operations.problem}</p>
            <p>{operations.solution}</p>
            <Included text={text} list={operations.list} />
          </div>
          <div>
            {hasFigure("efficiency") && (
              <table className="work">
                <caption className="chart-title">{operations.chart}</caption>
                <thead>
                  <tr>
                    <th scope="col">{operations.task}</th>
                    <th scope="col">{text.before}</th>
                    <th scope="col">{text.after}</th>
                  </tr>
                </thead>
                <tbody>
                  {WORK.map(({ id, before, after }) => (
                    <tr key={id}>
                      <th scope="row">{operations.tasks[id]}</th>
                      <td>
                        {text.hours(before)}
                        <Ticks count={before} />
                      </td>
                      <td>
                        {text.hours(after)}
                        <Ticks count={after} gained={after} />
                      </td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{operations.total}</th>
                    <td>{text.hours(sum("before"))}</td>
                    <td>{text.hours(sum("after"))}</td>
                  </tr>
                </tfoot>
              </table>
            )}
            {hasFigure("efficiency") && (
              <p className="note">
                {operations.caption} {isAim("efficiency") && text.aim}
              </p>
            )}
          </div>
        </div>
      </section>

      <section className="wrap live" aria-labelledby="live-title">
        <h2 id="live-title">{live.title}</h2>
        <p className="lead">{live.lead}</p>
        <ol>
          {live.weeks.map(({ when, title, text: what }) => (
            <li key={when}>
              <p className="soft">{when}</p>
              <h3>{title}</h3>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <p className="live-after">
          {live.after}{" "}
          <a className="link" href={pathIn(language, "/pricing")}>
            {live.pricing}
          </a>
        </p>
      </section>

      <section className="wrap tools" aria-labelledby="tools-title">
        <h2 id="tools-title">{integrations.title}</h2>
        <ul>
          {Object.entries(integrations.uses).map(([tool, use]) => (
            <li key={tool}>
              <Tool name={tool} /> <small>{use}</small>
            </li>
          ))}
          {integrations.more && <li>{integrations.more}</li>}
        </ul>
        <p className="soft">{integrations.security}</p>
      </section>

      <ClosingCall language={language} {...text.closing} book={text.book} />
    </>
  );
}

function Included({ text, list }: { text: ServicesText; list: readonly string[] }) {
  return (
    <div className="included">
      <h3>{text.included}</h3>
      <ul>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the JSON-LD nodes for the company and its three services, each with its lowest monthly price. */
export function serviceNodes(siteUrl: string, language: Language): StructuredNode[] {
  const text = SERVICES_TEXT[language];
  const services = [
    { id: "support", ...text.support },
    { id: "sales", ...text.sales },
    { id: "operations", ...text.operations },
  ];
  return [
    companyNode(siteUrl),
    ...services.map(({ id, name, solution }) => ({
      "@type": "Service",
      name,
      description: solution,
      url: absoluteUrl(siteUrl, pathIn(language, `/services#${id}`)),
      provider: companyReference(siteUrl),
      areaServed: [...SERVICE_AREAS],
      availableChannel: { "@type": "ServiceChannel", availableLanguage: Object.values(LOCALE_OF) },
      offers: {
        "@type": "Offer",
        priceCurrency: "CAD",
        price: company.plans.velocity,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceCurrency: "CAD",
          minPrice: company.plans.velocity,
          unitCode: "MON",
        },
        url: absoluteUrl(siteUrl, pathIn(language, "/pricing")),
      },
    })),
  ];
}
