import { type RefObject, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../kit/icons.tsx";
import { useFailure } from "../kit/use-failure.ts";
import { useDesk, useTexts } from "./desk-context.tsx";
import { signOut, unsentAnywhere } from "./sign-out.ts";
import type { UnsentKind } from "./texts/unsent-texts.ts";

/**
 * Signs out; where something typed would be lost with that, only after it was said.
 * @param opener of the menu it stands in, which a dialog closes
 */
export function SignOutButton({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const text = t.signOutUnsent;
  const { staff } = useDesk();
  const fail = useFailure();
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
      <button type="button" className="menu-row" aria-disabled={leaving || undefined} onClick={() => void leave(false)}>
        <Icon name="signOut" />
        {t.signOut}
      </button>
      <Dialog
        open={unsent.length > 0}
        onClose={() => setUnsent([])}
        title={text.title}
        closeLabel={text.close}
        returnFocusTo={opener}
      >
        <p>{text.text}</p>
        <ul>
          {unsent.map((kind) => (
            <li className="item" key={kind}>
              {text.kinds[kind]}
            </li>
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
    </>
  );
}
