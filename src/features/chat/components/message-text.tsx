import { Fragment } from "react";
import { textParts } from "./text-parts.ts";

/** The text of a message: text and nothing else, with its addresses as links that open in a new tab (SPEC §5). */
export function MessageText({ children }: { children: string }) {
  const parts = textParts(children).map((part, index) => ({ ...part, at: index }));
  return (
    <p className="chat-text">
      {parts.map(({ text, href, at }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </p>
  );
}
