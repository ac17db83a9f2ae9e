import type { ReactNode } from "react";
import { company, NETWORK_NAMES, SERVICE_AREAS, SHOWN_NETWORKS, SOCIAL } from "../../lib/company/company.ts";
import { addressLines, openingHoursLines, phoneLink } from "../../lib/company/contact-details.ts";
import { openNow } from "../../lib/company/open-now.ts";
import type { Language } from "../../lib/language.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { pathOf, windThreads } from "../../lib/wind-lines.ts";
import { CONTACT_TEXT, SERVICE_AREAS_TEXT } from "../page-texts.ts";
import { ServiceMap } from "../service-areas/service-map.tsx";

const WIDTH = 1440;
const HEIGHT = 150;
const [SIGNAL, ...OTHERS] = windThreads({
  seed: 33,
  width: WIDTH,
  height: HEIGHT,
  reach: 1050,
  loops: 8,
  radius: 22,
  exits: [75, 61, 89],
}).map((thread) => pathOf(thread, WIDTH));

/** Draws the motif above the three benefits: knots found, undone, and kept undone. */
export function BenefitsWind() {
  return (
    <svg className="wind" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      <path d={OTHERS.join("")} />
      <path className="wind-signal" d={SIGNAL} />
    </svg>
  );
}

/** Our own glyph for each network, on a 24-unit grid. */
const GLYPHS = {
  linkedin: "M5 10v9M5 5v.1M10 19v-9m0 4c0-5 9-5 9 0v5",
  facebook: "M17 4c-4-1-6 1-6 4v12M7 12h8",
  instagram: "M4 8q0-4 4-4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4zm4 4a4 4 0 0 0 8 0 4 4 0 0 0-8 0m9-5v.1",
} as const;

export function SocialLinks({ label }: { label: string }) {
  return (
    <ul className="social" aria-label={label}>
      {SHOWN_NETWORKS.map((network) => (
        <li key={network}>
          <a href={SOCIAL[network]} title={NETWORK_NAMES[network]}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={GLYPHS[network]} />
            </svg>
            <span className="unseen">{NETWORK_NAMES[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Says how and when to reach the company. The parts that depend on `now` are valid until
 * `businessStateAt(now).holdsUntil`.
 */
export function ContactFacts({ language, now }: { language: Language; now: Date }) {
  const text = CONTACT_TEXT[language];
  const { isOpen, state, until, holidays } = openNow(language, now, text);
  return (
    <section aria-labelledby="reach">
      <h2 id="reach" className="unseen">
        {text.factsTitle}
      </h2>
      <dl className="reach">
        <div>
          <dt>{text.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{text.phone}</dt>
          <dd>
            <a href={phoneLink(company.phone)}>{northAmericanPhone(company.phone, language) ?? company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{text.address}</dt>
          <dd>
            <address lang="fr-CA">
              {addressLines(language).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{text.country}</span>
            </address>
          </dd>
        </div>
        <div>
          <dt>
            {text.hours} <small>{text.timeZone}</small>
          </dt>
          <dd className={isOpen ? "now open" : "now"}>
            <b>{state}</b>, {until}
          </dd>
          {openingHoursLines(text).map(({ days, hours }) => (
            <dd key={days} className="reach-hours">
              <span>{days}</span> <span>{hours}</span>
            </dd>
          ))}
          <dd>
            <small>{holidays}</small>
          </dd>
        </div>
        {SHOWN_NETWORKS.length > 0 && (
          <div>
            <dt>{text.social}</dt>
            <dd>
              <SocialLinks label={text.social} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface ContactPageProps {
  language: Language;
  /** Time that the page describes, valid until `businessStateAt(now).holdsUntil`. */
  now: Date;
  /** The consultation form's island (Astro slot `form`). */
  form?: ReactNode;
}

export function ContactPage({ language, now, form }: ContactPageProps) {
  const { headline, lead, formTitle, formLead, why, areas, benefits } = CONTACT_TEXT[language];
  const { cities } = SERVICE_AREAS_TEXT[language];
  return (
    <>
      <div className="wrap talk">
        <div>
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
          <ContactFacts language={language} now={now} />
        </div>
        <section className="talk-form panel" id="consultation-form" aria-labelledby="consultation-title">
          <h2 id="consultation-title">{formTitle}</h2>
          <p className="soft">{formLead}</p>
          {form}
        </section>
      </div>

      <section className="benefits" aria-labelledby="benefits-title">
        <h2 className="wrap" id="benefits-title">
          {benefits.title}
        </h2>
        <BenefitsWind />
        <ul className="wrap">
          {benefits.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="night areas" aria-labelledby="areas-title">
        <div className="wrap">
          <div>
            <h2 id="areas-title">{areas.title}</h2>
            <p className="lead">{areas.text}</p>
          </div>
          <ServiceMap language={language} />
          <ul aria-label={areas.list}>
            {SERVICE_AREAS.map((city) => (
              <li key={city}>
                {cities[city]}
                {city === company.address.city && <span>{areas.home}</span>}
              </li>
            ))}
            <li>{areas.remote}</li>
          </ul>
        </div>
      </section>

      <section className="wrap why" aria-labelledby="why-title">
        <h2 id="why-title">{why.title}</h2>
        <dl>
          {why.list.map(({ fact, about }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
