import type { ReactNode } from "react";
import { APPOINTMENT_PATH, type AppointmentKind } from "../../features/appointments/kinds.ts";
import type { AppointmentView } from "../../features/appointments/model.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { apiHref } from "../../ui/api-client.ts";
import { APPOINTMENT_TEXT, ZONE_NAMES } from "../page-texts.ts";

/** Renders the form to join or leave the waiting list for an earlier time. */
export function WaitForm({
  isWaiting,
  ...form
}: Pick<PostFormProps, "language" | "token" | "zone"> & { isWaiting: boolean }) {
  const { waiting } = APPOINTMENT_TEXT[form.language];
  return (
    <details open={isWaiting}>
      <summary>{waiting.title}</summary>
      <p>{isWaiting ? waiting.isOn : waiting.lead}</p>
      <PostForm {...form} action="/waitlist" button={isWaiting ? waiting.leave : waiting.join}>
        {!isWaiting && <input type="hidden" name="wanted" value="yes" />}
      </PostForm>
    </details>
  );
}

interface PostFormProps {
  /** Action to post to; an empty string books a time. */
  action: "" | "/move" | "/confirm" | "/cancel" | "/late" | "/waitlist";
  language: Language;
  token: string;
  zone: string;
  /** Submit button of the form; absent if each time has its own. */
  button?: string;
  children?: ReactNode;
}

/** Renders a form that posts an action on the appointment and works without JavaScript. */
export function PostForm({ action, language, token, zone, button, children }: PostFormProps) {
  return (
    <form className="appointment-form" method="post" action={apiHref(`POST /appointments${action}`)}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {(action === "" || action === "/move") && <input type="hidden" name="zone" value={zone} />}
      {children}
      {button !== undefined && (
        <button type="submit" className="button">
          {button}
        </button>
      )}
    </form>
  );
}

interface KindLinksProps {
  language: Language;
  token: string;
  view: Extract<AppointmentView, { state: "choose" | "pick" }>;
  chosen: string | undefined;
}

/** Renders links to choose how to meet, which determines the available times. */
export function KindLinks({ language, token, view, chosen }: KindLinksProps) {
  const { kind, kinds, zone } = view;
  const { choose } = APPOINTMENT_TEXT[language];
  const own: Record<string, string> = { ...(token ? { token } : {}), ...(chosen ? { start: chosen } : {}), zone };
  return (
    <nav className="kind-links" aria-labelledby="kind-links">
      <p id="kind-links">{choose.kind}</p>
      <Ways
        language={language}
        kinds={kinds}
        kind={view.state === "choose" || view.isKindAsked ? kind : undefined}
        hrefOf={(each) => hrefTo(language, { ...own, kind: each })}
      />
    </nav>
  );
}

interface WaysProps {
  language: Language;
  kinds: readonly AppointmentKind[];
  /** The chosen kind of meeting. */
  kind: AppointmentKind | undefined;
  hrefOf: (kind: AppointmentKind) => string;
}

export function Ways({ language, kinds, kind, hrefOf }: WaysProps) {
  const names = APPOINTMENT_TEXT[language].choose.kinds;
  return (
    <ul className="ways">
      {kinds.map((each) => (
        <li key={each}>
          <a href={hrefOf(each)} aria-current={each === kind ? "true" : undefined}>
            {names[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the path of the appointment page with a query. */
export const hrefTo = (language: Language, query: Record<string, string>) =>
  `${pathIn(language, APPOINTMENT_PATH)}?${new URLSearchParams(query)}`;

/** Renders the form to show the times in another time zone. */
export function ZoneForm({
  language,
  token,
  zone,
  kind,
}: {
  language: Language;
  token: string;
  zone: string;
  kind: string;
}) {
  const { choose } = APPOINTMENT_TEXT[language];
  const zones = Object.keys(ZONE_NAMES[language]);
  if (!zones.includes(zone)) zones.unshift(zone);
  return (
    // Name the page explicitly, because it may be the response to a POST at another URL.
    <form className="zone-form" method="get" action={pathIn(language, APPOINTMENT_PATH)}>
      {token && <input type="hidden" name="token" value={token} />}
      {kind && <input type="hidden" name="kind" value={kind} />}
      <label>
        {choose.zoneLabel}
        <select name="zone" defaultValue={zone}>
          {zones.map((each) => (
            <option key={each} value={each}>
              {nameOf(each, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        {choose.zoneButton}
      </button>
    </form>
  );
}

/** Whether the visitor's time zone differs from the company's. */
export const isElsewhere = (zone: string): boolean => zone !== COMPANY_TIME_ZONE;

/**
 * Returns a time zone's name, such as « Saint-Jean (Terre-Neuve) ». A rarer zone goes by the name of its time, such as
 * « heure normale d’Argentine ».
 */
function nameOf(zone: string, language: Language): string {
  const known = ZONE_NAMES[language][zone];
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
