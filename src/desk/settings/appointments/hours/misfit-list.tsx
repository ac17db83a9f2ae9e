import { adoptStyle } from "../../../../ui/adopt-style.ts";
import { Stranger } from "../../../kit/facts.tsx";
import { longMoment } from "../../../kit/present.ts";
import { useTexts } from "../../../shell/desk-context.tsx";
import { follow } from "../../../shell/use-address.ts";
import { useHosts, useHoursChange } from "./host-queries.ts";
import { useHoursTexts } from "./hours-texts.ts";
import css from "./misfits.css?inline";

adoptStyle(css);

/** Appointments ahead whose host has gone or does not work then any more; each is given away in one press. */
export function MisfitList() {
  const misfits = useHosts().data?.misfits ?? [];
  const { misfits: text, team } = useHoursTexts();
  const { language } = useTexts();
  const give = useHoursChange({ done: text.given, failed: text.failed, refused: text.notGiven });
  if (misfits.length === 0) return null;
  return (
    <section className="misfits" aria-labelledby="misfits-title">
      <h2 id="misfits-title">{text.title(misfits.length)}</h2>
      <p>{text.intro}</p>
      <ul>
        {misfits.map(({ id, version, consultationId, start, host, name, company, reason }) => {
          const address = `/admin?consultation=${consultationId}`;
          return (
            <li key={id}>
              <div className="misfit">
                <b>{longMoment(start, language)}</b>
                <span>
                  <a href={address} onClick={(event) => follow(event, address)}>
                    <Stranger>{`${name}, ${company}`}</Stranger>
                  </a>
                </span>
                <span className="note">{text.reasons[reason](host.name ?? team)}</span>
              </div>
              <button
                type="button"
                className="action"
                aria-label={text.giveOf(name)}
                disabled={give.isPending}
                onClick={() => give.write({ method: "PUT", path: `/appointments/${id}/host`, body: { version } })}
              >
                {text.give}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
