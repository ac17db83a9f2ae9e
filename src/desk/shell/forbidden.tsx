import { pathOfView } from "./desk-address.ts";
import { useTexts } from "./desk-context.tsx";
import { follow } from "./use-address.ts";

/** What an editor sees in place of consultations. */
export function Forbidden() {
  const { t } = useTexts();
  const ways = ["chat", "blog", "newsletter", "account"] as const;
  return (
    <div className="list-status">
      <h1>{t.forbidden.title}</h1>
      <p>{t.forbidden.text}</p>
      <p className="note">{t.forbidden.hint}</p>
      <p className="actions">
        {ways.map((view) => (
          <a key={view} className="action" href={pathOfView(view)} onClick={(event) => follow(event, pathOfView(view))}>
            {t.forbidden[view]}
          </a>
        ))}
      </p>
    </div>
  );
}
