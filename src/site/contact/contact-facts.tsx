import { company } from "../../lib/company/company.ts";
import { phoneLink } from "../../lib/company/contact-links.ts";
import { openNow } from "../../lib/company/open-now.ts";
import { openingHoursLines } from "../../lib/company/opening-hours.ts";
import { addressLines } from "../../lib/company/postal-address.ts";
import type { Language } from "../../lib/language.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { CONTACT_TEXT } from "./contact-text.ts";
import { SHOWN_NETWORKS, SocialLinks } from "./social-links.tsx";

/** How and when to reach the company; what depends on `now` holds until `businessStateAt(now).holdsUntil`. */
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
