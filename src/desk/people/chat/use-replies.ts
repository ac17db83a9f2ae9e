import { useCallback, useState } from "react";
import { HttpError } from "../../../ui/api-client.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { sendMessage, takeOver, useRefetchConversation } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

/** A message on its way to the visitor. */
export interface WaitingReply {
  messageId: string;
  text: string;
  state: "sending" | "failed";
}

export interface Replies {
  waiting: readonly WaitingReply[];
  send: (text: string) => void;
  /** Once more, under the same id: it arrives once. */
  sendAgain: (reply: WaitingReply) => void;
}

/**
 * What was written is in the exchange at once; it leaves when the stored message is there.
 * @param takesOver whether the assistant has the conversation: writing in it takes it over
 */
export function useReplies(id: number, takesOver: boolean): Replies {
  const t = useChatTexts();
  const fail = useFailure();
  const refetch = useRefetchConversation(id);
  const [waiting, setWaiting] = useState<readonly WaitingReply[]>([]);

  const deliver = useCallback(
    async ({ messageId, text }: Pick<WaitingReply, "messageId" | "text">) => {
      try {
        if (takesOver) await takeOver(id, null);
        await sendMessage(id, text, messageId);
        await refetch();
        setWaiting((all) => all.filter((each) => each.messageId !== messageId));
      } catch (error) {
        setWaiting((all) => all.map((each) => (each.messageId === messageId ? { ...each, state: "failed" } : each)));
        const isLost = error instanceof HttpError && error.status === 409;
        fail(error, isLost ? t.reply.notYours : t.reply.failed);
        void refetch();
      }
    },
    [id, takesOver, refetch, fail, t],
  );
  const send = (text: string) => {
    const reply = { messageId: crypto.randomUUID(), text, state: "sending" as const };
    setWaiting((all) => [...all, reply]);
    void deliver(reply);
  };
  const sendAgain = (reply: WaitingReply) => {
    setWaiting((all) => all.map((each) => (each.messageId === reply.messageId ? { ...each, state: "sending" } : each)));
    void deliver(reply);
  };
  return { waiting, send, sendAgain };
}
