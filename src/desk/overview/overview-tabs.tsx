import { useScoringTexts } from "../scoring/scoring-texts.ts";
import { follow } from "../shell/use-address.ts";
import { OVERVIEW_PATHS, type OverviewTab } from "./overview-address.ts";

/** From the figures to the score and back. */
export function OverviewTabs({ tab }: { tab: OverviewTab }) {
  const { tabs: t } = useScoringTexts();
  return (
    <nav className="overview-tabs" aria-label={t.label}>
      {(Object.keys(OVERVIEW_PATHS) as OverviewTab[]).map((name) => (
        <a
          key={name}
          href={OVERVIEW_PATHS[name]}
          aria-current={name === tab ? "page" : undefined}
          onClick={(event) => follow(event, OVERVIEW_PATHS[name])}
        >
          {t[name]}
        </a>
      ))}
    </nav>
  );
}
