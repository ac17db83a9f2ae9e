import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

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
  const loaded = useRef<TooltipCode>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  // The tooltip brings another button along, and the focus or a press would go with the old one; also if it came between
  // this look and the exchange.
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
