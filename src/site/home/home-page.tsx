import type { ReactNode } from "react";
import { APPOINTMENT_PATH } from "../../features/appointments/kinds.ts";
import type { NextTime } from "../../features/appointments/model.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { APPOINTMENT_TEXT } from "../appointment/appointment-text.ts";
import { Cases } from "./cases.tsx";
import { HOME_TEXT } from "./home-text.ts";
import { Offer } from "./offer.tsx";
import { Problems } from "./problems.tsx";
import { Story } from "./story.tsx";

/** What we connect, the same in both languages. */
const TOOLS = ["Salesforce", "HubSpot", "Shopify", "Slack", "Mailchimp", "Google", "Microsoft"];

interface HomePageProps {
  language: Language;
  /** When somebody could talk to us; none while no time is free. */
  nextTimes: readonly NextTime[];
  /** Islands, as slots of Astro: the drawing, the question to the assistant, the consultation form. */
  knot?: ReactNode;
  ask?: ReactNode;
  form?: ReactNode;
}

export function HomePage({ language, nextTimes, knot, ask, form }: HomePageProps) {
  const text = HOME_TEXT[language];
  return (
    <>
      <section className="hero">
        {knot}
        <div className="wrap">
          <h1>{text.headline}</h1>
          <div className="hero-offer">
            <p className="lead">{text.lead}</p>
            <a className="button" href="#consultation-form">
              {text.book}
            </a>
            <a className="link" href={pathIn(language, "/pricing")}>
              {text.seePricing}
            </a>
            <p className="hero-note">{text.bookNote}</p>
            <NextTimes language={language} times={nextTimes} />
          </div>
        </div>
      </section>
      <dl className="wrap facts">
        {text.facts.map(({ fact, about }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <Problems text={text.problems} />
      <Story text={text.story} ask={ask} />
      <Cases text={text.cases} language={language} />
      <section className="founder">
        <div className="wrap">
          <div>
            <p className="eyebrow">{text.founder.who}</p>
            <h2>{text.founder.title}</h2>
          </div>
          <div>
            <p>{text.founder.text}</p>
            <a className="link" href={pathIn(language, "/about")}>
              {text.founder.link}
            </a>
          </div>
        </div>
      </section>
      <section className="wrap tools">
        <h2>{text.tools.title}</h2>
        <ul>
          {TOOLS.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
          <li className="soft">{text.tools.more}</li>
        </ul>
        <p className="soft">{text.tools.security}</p>
      </section>
      <Offer text={text} language={language} />
      <section id="consultation-form" className="consultation" aria-labelledby="consultation-title">
        <div className="wrap">
          <div>
            <p className="eyebrow">{text.consultation.eyebrow}</p>
            <h2 id="consultation-title">{text.consultation.title}</h2>
            <p className="lead">{text.consultation.lead}</p>
            <h3>{text.consultation.nextTitle}</h3>
            <ol className="rows">
              {text.consultation.next.map(({ step, when }) => (
                <li key={step}>
                  {step} <span>{when}</span>
                </li>
              ))}
            </ol>
          </div>
          {form ? <div className="panel">{form}</div> : null}
        </div>
      </section>
    </>
  );
}

/** The next times that are free, each a way to the form with it. */
function NextTimes({ language, times }: { language: Language; times: readonly NextTime[] }) {
  const { label, when, zone, none } = HOME_TEXT[language].nextTime;
  const { day: longDay, time: longTime } = APPOINTMENT_TEXT[language];
  if (times.length === 0) return <p className="hero-note">{none}</p>;
  return (
    <p className="next-times">
      <span>
        {label} ({zone})
      </span>
      {times.map(({ start, day, time, nearness }) => (
        <a key={start} className="time" href={`${pathIn(language, APPOINTMENT_PATH)}?start=${start}`}>
          {`${nearness === "later" ? longDay(day) : when[nearness]}, ${longTime(time)}`}
        </a>
      ))}
    </p>
  );
}
