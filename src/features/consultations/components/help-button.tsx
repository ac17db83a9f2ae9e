import { type ReactElement, useEffect, useState } from "react";

type TooltipCode = typeof import("../../../ui/tooltip.tsx");

/** "?" beside a label: shows the hint below the field. Where a pointer hovers, a tooltip says the same. */
export function HelpButton(props: {
  label: string;
  hint: string;
  hintId: string;
  shown: boolean;
  /** Whether the step is in view: the tooltip's code is fetched then, not before. */
  active: boolean;
  onToggle: () => void;
}) {
  const { label, hint, hintId, shown, active, onToggle } = props;
  const [code, setCode] = useState<TooltipCode>();
  useEffect(() => {
    if (active) import("../../../ui/tooltip.tsx").then(setCode, () => undefined);
  }, [active]);
  const button: ReactElement = (
    <button className="help" type="button" aria-expanded={shown} aria-controls={hintId} onClick={onToggle}>
      <span aria-hidden="true">?</span>
      <span className="unseen">{label}</span>
    </button>
  );
  return code && !shown ? <code.Tooltip hint={hint}>{button}</code.Tooltip> : button;
}
