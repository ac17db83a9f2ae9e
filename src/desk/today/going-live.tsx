import type { TextLike } from "../../lib/language.ts";
import type { goingLive } from "../../text/fr/desk/going-live.ts";
import { useRead } from "../kit/api.ts";
import { Stranger } from "../kit/parts.tsx";
import { pathOfView, type View } from "../shell/desk-address.ts";
import { useDesk } from "../shell/desk-context.tsx";
import { sectionTexts, useSectionTexts } from "../shell/texts/section-texts.ts";
import { follow } from "../shell/use-address.ts";

const TEXTS = sectionTexts<TextLike<typeof goingLive>>({
  fr: async () => (await import("../../text/fr/desk/going-live.ts")).goingLive,
  en: async () => (await import("../../text/en/desk/going-live.ts")).goingLive,
});

/** Where a point is mended; the others are of the configuration, or of others. */
const PLACES: Readonly<Record<string, View>> = {
  company: "company",
  samples: "company",
  officer: "company",
  claims: "claims",
  mail: "outbox",
  hours: "hours",
  factor: "account",
  post: "blog",
};
/** Milliseconds for which what was seen counts: looking asks the DNS and the mail server. */
const SEEN_FOR = 60_000;

/** What is left before going live, folded while something waits; gone once all that can be seen is done. */
export function GoingLive({ isOpen }: { isOpen: boolean }) {
  const { staff } = useDesk();
  return staff.role === "admin" ? <List isOpen={isOpen} /> : null;
}

function List({ isOpen }: { isOpen: boolean }) {
  const t = useSectionTexts(TEXTS);
  const { data: points = [] } = useRead(["going-live"], "GET /going-live", { staleTime: SEEN_FOR });
  const done = points.filter(({ state }) => state === "done").length;
  if (!points.some(({ state }) => state === "open")) return null;
  return (
    <details open={isOpen}>
      <summary className="today-group">
        <h2>
          {t.title} <span className="note">{t.done(done, points.length)}</span>
        </h2>
      </summary>
      <ul>
        {points.map(({ id, state, detail }) => {
          const { name, how } = t.points[id];
          const place = PLACES[id] && pathOfView(PLACES[id]);
          return (
            <li key={id} className="item">
              <div className="item-what">
                <p>
                  {place ? (
                    <a href={place} onClick={(event) => follow(event, place)}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}{" "}
                  <span className={`badge ${state === "done" ? "badge-contacted" : "badge-outline"}`}>
                    {t.states[state]}
                  </span>
                </p>
                {state !== "done" && <p className="note">{how}</p>}
                {detail && (
                  <p className="note">
                    <Stranger>{detail}</Stranger>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
