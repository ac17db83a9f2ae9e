import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { whenInTheWay } from "./out-of-the-way.ts";
import { readKept, readOpen, writeOpen } from "./stored-chat.ts";

/** Delay before focusing the input, in milliseconds (SPEC §4). */
const FOCUS_AFTER = 300;

/**
 * When the chat opens and closes: by the visitor, or because it was open on the previous page. On its own it only shows
 * a word on its button (`CHAT_SCRIPT`). It never covers a field in use.
 */
export function useOpening(
  button: RefObject<HTMLAnchorElement | null>,
  panel: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLTextAreaElement | null>,
) {
  /** By a press, the only case that moves focus, or on the previous page. */
  const [opened, setOpened] = useState<"pressed" | "before">();
  const [wanted, setWanted] = useState(false);
  const returnFocus = useRef(false);
  const open = opened !== undefined;

  useEffect(() => {
    const island = button.current!.parentElement!;
    const openAsKept = () => {
      if (!readOpen()) return;
      setWanted(true);
      setOpened((by) => by ?? "before");
    };
    // When minimized, it listens to the person who has the conversation.
    if (readKept().mode === "staff") setWanted(true);
    openAsKept();
    island.addEventListener("focusin", openAsKept);
    return () => island.removeEventListener("focusin", openAsKept);
  }, [button]);
  useEffect(() => {
    if (!opened) return;
    return whenInTheWay(panel.current!, () => {
      writeOpen(false);
      setOpened(undefined);
    });
  }, [panel, opened]);
  useEffect(() => {
    if (!opened && returnFocus.current) button.current!.focus();
    returnFocus.current = false;
    const timer = opened === "pressed" ? setTimeout(() => input.current?.focus(), FOCUS_AFTER) : undefined;
    return () => clearTimeout(timer);
  }, [button, input, opened]);

  return {
    open,
    /** Whether to mount the panel, possibly minimized. */
    wanted,
    expand: () => {
      writeOpen(true);
      delete button.current!.dataset.ask;
      setWanted(true);
      setOpened("pressed");
    },
    minimise: useCallback(() => {
      writeOpen(false);
      returnFocus.current = true;
      setOpened(undefined);
    }, []),
  };
}
