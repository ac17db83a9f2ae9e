import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type TooltipCode = typeof import("../../../ui/tooltip.tsx");

/** "?" beside a label: shows the hint below the field; on hover, a tooltip shows the same text. */
export function HelpButton(props: {
  label: string;
  hint: string;
  hintId: string;
  shown: boolean;
  /** Whether the step is in view, which is when the tooltip's code is fetched. */
  active: boolean;
  onToggle: () => void;
}) {
  const { label, hint, hintId, shown, active, onToggle } = props;
  const [code, setCode] = useState<TooltipCode>();
  const loaded = useRef<TooltipCode>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The tooltip renders another button, and focus or a press would be lost with the old one, even if it happens between
  // this check and the swap.
  const adopt = useCallback(() => {
    if (!button.current?.matches(":hover, :focus")) flushSync(() => setCode(loaded.current));
  }, []);
  useEffect(() => {
    if (!active) return;
    const load = async () => {
      loaded.current = await import("../../../ui/tooltip.tsx");
      adopt();
    };
    load().catch(() => undefined);
  }, [active, adopt]);
  const shared = {
    className: "help",
    type: "button",
    "aria-expanded": shown,
    "aria-controls": hintId,
    onClick: onToggle,
  } as const;
  const content = (
    <>
      <span aria-hidden="true">?</span>
      <span className="unseen">{label}</span>
    </>
  );
  if (!code) {
    return (
      <button {...shared} ref={button} onBlur={adopt} onPointerLeave={adopt}>
        {content}
      </button>
    );
  }
  return (
    <code.Tooltip hint={hint} shut={shown}>
      <button {...shared}>{content}</button>
    </code.Tooltip>
  );
}
