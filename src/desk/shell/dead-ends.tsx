import { Component, type ReactNode } from "react";
import { pathOfView } from "./desk-address.ts";
import { useTexts } from "./desk-context.tsx";
import { follow } from "./use-address.ts";

/**
 * Keeps a bug on one screen from leaving a blank page. React has already logged it to the console. In its own file: in
 * development, replacing a class loses the state of everything it shows.
 */
export class CrashScreen extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { t } = useTexts();
  return (
    <div className="list-status" role="alert">
      <p>{t.errors.crashed}</p>
      <button type="button" className="action" onClick={() => location.reload()}>
        {t.errors.reload}
      </button>
    </div>
  );
}

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
