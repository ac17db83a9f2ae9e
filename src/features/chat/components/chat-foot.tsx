import { useEffect, useRef, useState } from "react";
import type { ChatText } from "./chat-text.ts";

interface ChatFootProps {
  text: ChatText;
  privacy: string;
  /** Throws when the conversation could not be erased. */
  onErase: () => Promise<void>;
}

/** Below the input once something is stored: a button to erase it, with a confirmation. */
export function ChatFoot({ text, privacy, onErase }: ChatFootProps) {
  const [asked, setAsked] = useState<"asking" | "failed">();
  const erase = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);

  useEffect(() => {
    if (asked === "asking") confirm.current?.focus();
    else if (returnFocus.current) erase.current?.focus();
    returnFocus.current = false;
  }, [asked]);

  const withdraw = () => {
    returnFocus.current = true;
    setAsked(undefined);
  };
  if (asked === "asking") {
    return (
      <fieldset
        className="chat-foot"
        aria-label={text.eraseQuestion}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          withdraw();
        }}
      >
        <span className="chat-question">{text.eraseQuestion}</span>
        <button
          ref={confirm}
          type="button"
          className="chat-link"
          onClick={() => {
            onErase().catch(() => {
              returnFocus.current = true;
              setAsked("failed");
            });
          }}
        >
          {text.eraseConfirm}
        </button>
        <button type="button" className="chat-link" onClick={withdraw}>
          {text.eraseKeep}
        </button>
      </fieldset>
    );
  }
  return (
    <div className="chat-foot">
      {asked === "failed" ? (
        <span className="chat-question" role="alert">
          {text.eraseFailed}
        </span>
      ) : (
        <a href={privacy}>{text.privacyShort}</a>
      )}
      <button ref={erase} type="button" className="chat-link" onClick={() => setAsked("asking")}>
        {text.erase}
      </button>
    </div>
  );
}
