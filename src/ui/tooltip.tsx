import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type ReactElement, useState } from "react";
import { adoptStyle } from "./adopt-style.ts";
import css from "./tooltip.css?inline";

adoptStyle(css);

/**
 * A tooltip on hover and focus (SPEC §9: after 700 ms, or at once within 300 ms of another tooltip). The hint must only
 * repeat information available elsewhere, because touch users never see it. `shut` hides the tooltip while the hint is
 * already on screen.
 */
export function Tooltip({ hint, shut, children }: { hint: string; shut: boolean; children: ReactElement }) {
  const [place, setPlace] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <Root open={open && !shut} onOpenChange={setOpen}>
        <Trigger asChild ref={(trigger: HTMLButtonElement | null) => setPlace(trigger?.closest("dialog") ?? null)}>
          {children}
        </Trigger>
        <Portal container={place}>
          <Content className="tooltip" sideOffset={6} collisionPadding={12}>
            {hint}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
