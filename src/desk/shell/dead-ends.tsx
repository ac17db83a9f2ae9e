import { Component, type ReactNode } from "react";
import { pathOfView } from "./desk-address.ts";
import { useTexts } from "./desk-context.tsx";
import { follow } from "./use-address.ts";

/**
 * Error boundary, so that a bug on one screen does not leave a blank page; React has already logged the error. It is in
 * its own file, because hot reload of a class resets the state of all components inside it.
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

/** Shown to editors in place of requests. */
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
