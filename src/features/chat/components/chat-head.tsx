import { useState } from "react";
import { businessStateAt, wallClock } from "../../../lib/company/business-hours.ts";
import { company } from "../../../lib/company/company.ts";
import { companyDay, dayAfter } from "../../../lib/company/company-day.ts";
import { type Language, LOCALE_OF } from "../../../lib/language.ts";
import { writtenTime } from "../../../lib/text/written-date.ts";
import type { ChatText } from "./chat-text.ts";

interface ChatHeadProps {
  /** Of the name, which labels the panel. */
  nameId: string;
  language: Language;
  text: ChatText;
  /** The staff member who has taken over, possibly without a name; undefined while the assistant answers. */
  staff: { name: string | null } | undefined;
  onMinimise: () => void;
}

/** Who answers, and the button to minimize the chat. */
export function ChatHead({ nameId, language, text, staff, onMinimise }: ChatHeadProps) {
  const [presence] = useState(() => presenceAt(new Date(), language, text));
  return (
    <div className="chat-head">
      {company.logo ? (
        <img className="mark" src={company.logo.address} alt="" />
      ) : (
        <svg className="mark" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M1 21c9 0 10-18 20-18H39M1 3c9 0 10 18 20 18H39" />
          <path className="wind-signal" d="M1 12H39" />
        </svg>
      )}
      <div>
        <h2 id={nameId}>{staff?.name || text.name}</h2>
        <p className="chat-status">{staff ? text.staffStatus : presence}</p>
      </div>
      <button type="button" aria-label={text.minimise} onClick={onMinimise}>
        <svg className="chat-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  );
}

/**
 * « Assistant en ligne · l’équipe revient à 9 h », by Montréal's hours and holidays, whatever the browser's time zone.
 */
function presenceAt(now: Date, language: Language, { presence }: ChatText): string {
  const { isOpen, changesAt } = businessStateAt(now);
  if (isOpen) return presence.open;
  const [today, day] = [companyDay(now), companyDay(changesAt)];
  const time = writtenTime(language, wallClock(changesAt));
  if (day === today) return presence.today(time);
  if (day === dayAfter(today)) return presence.tomorrow(time);
  const weekday = new Intl.DateTimeFormat(LOCALE_OF[language], { weekday: "long", timeZone: "UTC" });
  return presence.on(weekday.format(new Date(`${day}T00:00Z`)), time);
}
