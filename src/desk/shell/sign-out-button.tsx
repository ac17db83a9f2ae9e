import { useRef, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../kit/icons.tsx";
import { useFailure } from "../kit/use-failure.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { signOut, unsentAnywhere } from "./sign-out.ts";
import type { UnsentKind } from "./texts/unsent-texts.ts";

/** Signs out; where something typed would be lost with that, only after it was said. */
export function SignOutButton() {
  const { t } = useTexts();
  const text = t.signOutUnsent;
  const { staff } = useDesk();
  const fail = useFailure();
  const button = useRef<HTMLButtonElement>(null);
  const [unsent, setUnsent] = useState<UnsentKind[]>([]);
  const [leaving, setLeaving] = useState(false);

  const leave = async (agreed: boolean) => {
    if (leaving) return;
    setLeaving(true);
    try {
      const kinds = agreed ? [] : await unsentAnywhere(staff.email);
      setUnsent(kinds);
      if (kinds.length === 0) await signOut(staff.email);
    } catch (error) {
      fail(error, t.signOutFailed);
    }
    setLeaving(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="tool"
        title={`${t.signOut} (${staff.name})`}
        aria-label={t.signOut}
        aria-disabled={leaving || undefined}
        onClick={() => void leave(false)}
      >
        <Icon name="signOut" />
      </button>
      {unsent.length > 0 && (
        <Dialog open onClose={() => setUnsent([])} title={text.title} closeLabel={text.close} returnFocusTo={button}>
          <p>{text.text}</p>
          <ul className="dialog-list">
            {unsent.map((kind) => (
              <li key={kind}>{text.kinds[kind]}</li>
            ))}
          </ul>
          <p className="action-row">
            <button type="button" className="action action-primary" onClick={() => setUnsent([])}>
              {text.stay}
            </button>
            <button type="button" className="action" onClick={() => void leave(true)}>
              {text.confirm}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
