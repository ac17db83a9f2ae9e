import { useDeferredValue } from "react";
import { STAGES } from "../../features/consultations/follow-up/stage.ts";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { writeAddress } from "../content/letters/write-address.ts";
import { once, rowsOf } from "../kit/pages.ts";
import { type Command, PaletteList, type PaletteState } from "../kit/palette.tsx";
import { applyTheme, THEMES } from "../kit/theme-select.tsx";
import { useFailure } from "../kit/use-failure.ts";
import { personAddress } from "../people/people-address.ts";
import { usePeople } from "../people/people-queries.ts";
import { useConsultation, useConsultations } from "../requests/consultation-queries.ts";
import { NO_FILTERS } from "../requests/filters.ts";
import { useFollowUp } from "../requests/follow-up-queries.ts";
import { maySee, pathOfView, VIEWS } from "./desk-address.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { goTo, useBrowserAddress } from "./use-address.ts";

/** Letters from which people and requests are searched, and how many of each are listed. */
const SHORTEST = 2;
const FOUND = 5;

interface DeskPaletteProps extends PaletteState {
  onLanguage: (to: Language) => void;
}

/** What the desk's palette finds. Loaded when somebody opens it. */
export default function DeskPalette({ onLanguage, ...palette }: DeskPaletteProps) {
  const { query } = palette;
  const { t } = useTexts();
  const { staff } = useDesk();
  const asked = useDeferredValue(query.trim());
  const isAdmin = staff.role === "admin";
  const ofRequest = useRequestCommands(isAdmin);
  const found = useFound(isAdmin && asked.length >= SHORTEST ? asked : "");

  const places = VIEWS.filter((view) => maySee(staff.role, view)).map(
    (view): Command => ({
      key: view,
      name: t.nav[view],
      kind: t.palette.kinds.screen,
      run: () => goTo(pathOfView(view)),
    }),
  );
  const settings: Command[] = [
    ...THEMES.map((theme) => ({
      key: `theme-${theme}`,
      name: t.theme[theme],
      kind: t.theme.label,
      run: () => applyTheme(theme),
    })),
    ...LANGUAGES.map((language) => ({
      key: `language-${language}`,
      name: t.language[language],
      kind: t.language.label,
      run: () => onLanguage(language),
    })),
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

/** What can be done about the request that is open. */
function useRequestCommands(enabled: boolean): Command[] {
  const { t, followUp } = useTexts();
  const { staff, announce } = useDesk();
  const fail = useFailure();
  const { query } = useBrowserAddress();
  const named = query.get("consultation") ?? /^(?:request|step)-(\d+)$/.exec(query.get("item") ?? "")?.[1];
  const id = named && /^\d{1,15}$/.test(named) ? Number(named) : null;
  const { data: consultation } = useConsultation(id, enabled);
  const { mutate } = useFollowUp({
    success: () => announce(followUp.saved),
    error: (error) => fail(error, followUp.failed),
  });
  if (!consultation || id === null) return [];
  const { name } = consultation;
  return [
    { key: "write", name: t.palette.write, kind: name, run: () => goTo(writeAddress(id)) },
    {
      key: "assign",
      name: t.palette.assign,
      kind: name,
      run: () => mutate({ consultation, change: { ownerId: staff.id } }),
    },
    ...STAGES.filter((stage) => stage !== consultation.stage).map((stage) => ({
      key: `stage-${stage}`,
      name: t.palette.stage(followUp.stages[stage]),
      kind: name,
      run: () => mutate({ consultation, change: { stage } }),
    })),
  ];
}

function useFound(asked: string): Command[] {
  const { t } = useTexts();
  const isAsked = asked !== "";
  const people = usePeople(new URLSearchParams({ search: asked }), isAsked);
  const requests = useConsultations({ ...NO_FILTERS, q: asked }, "accepted", FOUND, isAsked);
  if (!isAsked) return [];
  return [
    ...once(people.data?.pages.flatMap((page) => page.people))
      .slice(0, FOUND)
      .map(({ id, name }) => ({
        key: `person-${id}`,
        name,
        kind: t.palette.kinds.person,
        run: () => goTo(personAddress(id)),
      })),
    ...rowsOf(requests.data)
      .slice(0, FOUND)
      .map(({ id, name, company }) => ({
        key: `request-${id}`,
        name: `${name}, ${company}`,
        kind: t.number(id),
        run: () => goTo(`/admin?consultation=${id}`),
      })),
  ];
}
