import { Icon } from "../../kit/icons.tsx";
import { useTexts } from "../../shell/desk-context.tsx";

/** Says over the list that there is more than it shows, and shows it when somebody wants it. */
export function ArrivalsButton({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <button type="button" className="action arrivals" onClick={onShow} title={t.arrivals.hint}>
      <Icon name="up" />
      {t.arrivals.count(count)}
    </button>
  );
}
