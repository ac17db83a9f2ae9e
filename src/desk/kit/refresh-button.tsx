import { useTexts } from "../shell/desk-context.tsx";
import { Icon } from "./icons.tsx";
import { clockTime } from "./present.ts";

interface RefreshButtonProps {
  /** When the data was loaded, in milliseconds since 1970; 0 before the first load. */
  updatedAt: number;
  fetching: boolean;
  onRefresh: () => void;
}

/** Lists do not refresh by themselves (SPEC §9): this shows a list's age, and refreshes it. */
export function RefreshButton({ updatedAt, fetching, onRefresh }: RefreshButtonProps) {
  const { t, language } = useTexts();
  return (
    <p className="refresh">
      {updatedAt > 0 && <span className="note">{t.updatedAt(clockTime(new Date(updatedAt), language))}</span>}
      <button
        type="button"
        className="tool"
        onClick={onRefresh}
        aria-label={fetching ? t.refreshing : t.refresh}
        aria-disabled={fetching || undefined}
        title={t.refresh}
      >
        <Icon name="refresh" />
      </button>
    </p>
  );
}
