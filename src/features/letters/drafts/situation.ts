import type { Consultation } from "../../consultations/model.ts";

/** What a letter to somebody is about, from what happened between them and us. */
export const SITUATIONS = ["new", "follow-up", "booked", "call-soon", "missed", "bounced", "chat"] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface KnownCall {
  state: "booked" | "cancelled";
  outcome: "held" | "missed" | "put-off" | null;
  kind: "phone" | "video" | "office";
  startsAt: Date;
  endsAt: Date;
  /** On the wall in Montréal. */
  wallDay: string;
  wallTime: string;
}

/** What is known of somebody, in no order. */
export interface Known {
  request: Pick<Consultation, "contacted"> & {
    /** Whether a next step is to be done by today. */
    isStepDue: boolean;
  };
  calls: readonly KnownCall[];
  /** Mails to them: letters, and what we send by ourselves. */
  mails: readonly { isLetter: boolean; status: "pending" | "delivered" | "dead"; at: Date }[];
  /** What they wrote in the chat last, if that was after their request. */
  chat: { text: string; at: Date } | undefined;
}

/** What the situation is, and what of it a letter speaks of. */
export interface Told {
  situation: Situation;
  /** The one that is ahead, or of which the letter speaks. */
  call?: KnownCall | undefined;
  /** Moment of the last letter that did not come back. */
  writtenAt?: Date | undefined;
  /** Of the mail that came back. */
  bouncedAt?: Date | undefined;
  /** Whether their message was answered already: by a letter, or by whoever marked the request as contacted. */
  isAnswered: boolean;
}

const HOUR = 3_600_000;

const last = <Item>(items: readonly Item[], momentOf: (item: Item) => Date): Item | undefined =>
  items.reduce<Item | undefined>(
    (found, item) => (found && momentOf(found) >= momentOf(item) ? found : item),
    undefined,
  );

/**
 * The nearest thing first: a call within the hour, a mail that came back, what they asked in the chat, a call that was
 * missed, one that is ahead; then whether anybody has answered yet.
 */
export function situationOf({ request, calls, mails, chat }: Known, now: Date): Told {
  const letter = last(
    mails.filter(({ isLetter, status }) => isLetter && status !== "dead"),
    ({ at }) => at,
  );
  const writtenAt = letter?.at;
  const isAnswered = writtenAt !== undefined || request.contacted;
  const told = { writtenAt, isAnswered };
  const booked = calls.filter(({ state, outcome }) => state === "booked" && !outcome);
  const ahead = booked
    .filter(({ endsAt }) => endsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0];
  const over = last(
    calls.filter(({ outcome }) => outcome),
    ({ endsAt }) => endsAt,
  );
  if (ahead && ahead.startsAt.getTime() - now.getTime() <= HOUR)
    return { ...told, situation: "call-soon", call: ahead };
  const mail = last(mails, ({ at }) => at);
  if (mail?.status === "dead") return { ...told, situation: "bounced", call: ahead, bouncedAt: mail.at };
  const since = (moment: Date) => writtenAt === undefined || writtenAt < moment;
  const isMissed = over && !ahead && over.outcome !== "held" && since(over.endsAt);
  if (chat && since(chat.at) && !(isMissed && over.endsAt > chat.at)) {
    return { ...told, situation: "chat", call: ahead, isAnswered: false };
  }
  if (isMissed) return { ...told, situation: "missed", call: over };
  if (ahead) return { ...told, situation: "booked", call: ahead };
  const isFollowUp = isAnswered || over !== undefined || request.isStepDue;
  return isFollowUp
    ? { ...told, situation: "follow-up", ...(over?.outcome === "held" && { call: over }) }
    : { ...told, situation: "new" };
}
