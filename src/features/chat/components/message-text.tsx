import { Fragment } from "react";
import { markdownParts, textParts } from "./text-parts.ts";

/**
 * A message's text: plain text only, with its addresses as links that open in a new tab (SPEC §5), and the bold that
 * assistants write.
 */
export function MessageText({ children, isReply }: { children: string; isReply: boolean }) {
  const parts = (isReply ? markdownParts : textParts)(children).map((part, index) => ({ ...part, at: index }));
  return (
    <p className="chat-text">
      {parts.map(({ text, href, isStrong, at }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : isStrong ? (
          <strong key={at}>{text}</strong>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </p>
  );
}
