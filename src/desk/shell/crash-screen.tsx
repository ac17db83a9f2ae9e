import { Component, type ReactNode } from "react";
import { useTexts } from "./desk-context.tsx";

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
