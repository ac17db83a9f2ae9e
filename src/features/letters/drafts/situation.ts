import type { Consultation } from "../../consultations/model.ts";

/** The situation to which a letter responds, given the history between us and the person. */
export const SITUATIONS = ["new", "follow-up", "booked", "call-soon", "missed", "bounced", "chat"] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface KnownCall {
  state: "booked" | "cancelled";
  outcome: "held" | "missed" | "put-off" | null;
  kind: "phone" | "video" | "office";
  startsAt: Date;
  endsAt: Date;
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) in Montréal. */
  wallDay: string;
  wallTime: string;
}

/** The history between us and a person; the lists are in any order. */
export interface Known {
  request: Pick<Consultation, "contacted"> & {
    /** Whether a next step is due today or overdue. */
    isStepDue: boolean;
  };
  calls: readonly KnownCall[];
  /** Emails to the person: letters and automatic emails. */
  mails: readonly { isLetter: boolean; status: "pending" | "delivered" | "dead"; at: Date }[];
  /** The person's latest chat message, if newer than the request. */
  chat: { text: string; at: Date } | undefined;
}

/** The situation, and the facts that a letter mentions. */
export interface Told {
  situation: Situation;
  /** The upcoming call, or the past call that the letter mentions. */
  call?: KnownCall | undefined;
  /** Date of the latest letter that did not bounce. */
  writtenAt?: Date | undefined;
  bouncedAt?: Date | undefined;
  /** Whether the message has been answered, by a letter or by marking the request as contacted. */
  isAnswered: boolean;
}

const HOUR = 3_600_000;

const last = <Item>(items: readonly Item[], momentOf: (item: Item) => Date): Item | undefined =>
  items.reduce<Item | undefined>(
    (found, item) => (found && momentOf(found) >= momentOf(item) ? found : item),
    undefined,
  );

/**
 * Finds the most urgent situation: a call within the hour, a bounced email, a question in the chat, a missed call, an
 * upcoming call, or else a follow-up or a first answer.
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
