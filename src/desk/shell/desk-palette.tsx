import { useDeferredValue } from "react";
import type { FollowUpChange } from "../../features/consultations/follow-up/model.ts";
import { STAGES } from "../../features/consultations/follow-up/stage.ts";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { writeAddress } from "../content/letters/letter-queries.ts";
import { type Command, PaletteList, type PaletteState } from "../kit/palette.tsx";
import { personAddress, usePeople } from "../people/people-queries.ts";
import { useConsultation, useConsultations } from "../requests/consultation-queries.ts";
import { NO_FILTERS } from "../requests/filters.ts";
import { useFollowUp } from "../requests/follow-up-queries.ts";
import { focusAnswer, shownRequest } from "../requests/record/request-record.tsx";
import { maySee, pathOfView, VIEWS } from "./desk-address.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { applyTheme, THEMES } from "./member-menu.tsx";
import { goTo, useBrowserAddress } from "./use-address.ts";

/** Minimum query length for searching people and requests, in UTF-16 code units. */
const SHORTEST = 2;
/** Maximum number of results of each kind. */
const FOUND = 5;

interface DeskPaletteProps extends PaletteState {
  onLanguage: (to: Language) => void;
}

const command = (key: string, name: string, kind: string, run: () => void): Command => ({ key, name, kind, run });

/** The desk's command palette, loaded on demand. */
export default function DeskPalette({ onLanguage, ...palette }: DeskPaletteProps) {
  const { query } = palette;
  const { t } = useTexts();
  const { staff } = useDesk();
  const asked = useDeferredValue(query.trim());
  const isAdmin = staff.role === "admin";
  const ofRequest = useRequestCommands(isAdmin);
  const found = useFound(isAdmin && asked.length >= SHORTEST ? asked : "");

  const { kinds } = t.palette;
  const places = VIEWS.filter((view) => maySee(staff.role, view)).map((view) =>
    command(view, t.nav[view], kinds.screen, () => goTo(pathOfView(view))),
  );
  const settings = [
    ...THEMES.map((theme) => command(`theme-${theme}`, t.theme[theme], t.theme.label, () => applyTheme(theme))),
    ...LANGUAGES.map((to) => command(`language-${to}`, t.language[to], t.language.label, () => onLanguage(to))),
  ];
  const words = foldForSearch(query).split(/\s+/);
  const fits = ({ name, kind }: Command) => {
    const text = foldForSearch(`${name} ${kind}`);
    return words.every((word) => text.includes(word));
  };
  return (
    <PaletteList
      {...palette}
      commands={[...ofRequest.filter(fits), ...found, ...places.filter(fits), ...settings.filter(fits)]}
    />
  );
}

function useRequestCommands(enabled: boolean): Command[] {
  const { t, followUp } = useTexts();
  const { staff, announce } = useDesk();
  const { query } = useBrowserAddress();
  // The id of a request that opened automatically is not in the URL.
  const named = query.get("consultation") ?? shownRequest();
  const id = named && /^\d{1,15}$/.test(named) ? Number(named) : null;
  const { data: consultation } = useConsultation(id, enabled);
  const { mutate } = useFollowUp({ done: () => announce(followUp.saved) });
  if (!consultation || id === null) return [];
  const { name } = consultation;
  const change = (to: FollowUpChange) => () => mutate({ consultation, change: to });
  return [
    command("write", t.palette.write, name, () => requestAnimationFrame(() => focusAnswer() || goTo(writeAddress(id)))),
    command("assign", t.palette.assign, name, change({ ownerId: staff.id })),
    ...STAGES.filter((stage) => stage !== consultation.stage).map((stage) =>
      command(`stage-${stage}`, t.palette.stage(followUp.stages[stage]), name, change({ stage })),
    ),
  ];
}

function useFound(asked: string): Command[] {
  const { t } = useTexts();
  const isAsked = asked !== "";
  const people = usePeople({ search: asked }, isAsked);
  const requests = useConsultations({ ...NO_FILTERS, q: asked }, "accepted", FOUND, isAsked);
  if (!isAsked) return [];
  const { person } = t.palette.kinds;
  return [
    ...(people.data?.rows ?? [])
      .slice(0, FOUND)
      .map(({ id, name }) => command(`person-${id}`, name, person, () => goTo(personAddress(id)))),
    ...(requests.data?.rows ?? [])
      .slice(0, FOUND)
      .map(({ id, name, company }) =>
        command(`request-${id}`, `${name}, ${company}`, t.number(id), () => goTo(`/admin?consultation=${id}`)),
      ),
  ];
}
