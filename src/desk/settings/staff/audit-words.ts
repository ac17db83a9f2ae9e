import { AUDITED_VIEWS } from "../../shell/desk-address.ts";
import type { DeskTexts } from "../../shell/texts/desk-texts.ts";
import type { StaffTexts } from "./queries.ts";

type Texts = StaffTexts["audit"];
type Detail = Readonly<Record<string, unknown>>;
type AreaOf<Action> = Action extends `${infer Area}.${string}` ? Area : never;

/**
 * The words of the audit log. A noun with a screen is called by the screen's name; what was done to one that has no words
 * of its own, such as a record, is said in general ones.
 */
export function auditWords(text: Texts, nav: DeskTexts["desk"]["nav"]) {
  const screens = Object.fromEntries(Object.entries(AUDITED_VIEWS).map(([area, view]) => [area, nav[view]]));
  // Does not compile when an action has words and its area has no name: it could not be chosen.
  const areas: Record<AreaOf<keyof Texts["actions"]>, string> = {
    ...(screens as Record<keyof typeof AUDITED_VIEWS, string>),
    ...text.areas,
  };
  const own: Readonly<Record<string, string | ((detail: Detail) => string)>> = text.actions;
  const of = (action: string, detail: Detail): string | undefined => {
    const words = own[action];
    return typeof words === "function" ? words(detail) : words;
  };
  /** Each action with its words and those of its noun. */
  const options = Object.entries(areas).flatMap(([area, name]) => {
    const actions = Object.keys(own).filter((action) => action.startsWith(`${area}.`));
    const words = actions.length > 0 ? actions.map((action) => [action, of(action, {})]) : generalOf(area);
    return words.map(([action, said]): [string, string] => [action!, `${said} (${name})`]);
  });
  function generalOf(area: string) {
    return Object.entries(text.general).map(([deed, words]) => [`${area}.${deed}`, words]);
  }
  const general = new Map(options);
  return {
    options,
    /** What was done, in words; `undefined` where nobody has written any. */
    of: (action: string, detail: Detail) => of(action, detail) ?? general.get(action),
  };
}
