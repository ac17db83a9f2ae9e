import type { RecordRef } from "../model.ts";

/**
 * By which an entry of the timeline is found again, and by which the same fact, told twice (as it happens, and by the
 * record itself when its person becomes known), is written once.
 */
export const entryRef = {
  request: (id: number) => `request:${id}`,
  review: ({ kind, id }: RecordRef, at: Date) => `review:${kind}:${id}:${at.toISOString()}`,
  contacted: ({ kind, id }: RecordRef, at: Date) => `contacted:${kind}:${id}:${at.toISOString()}`,
  chat: (id: number) => `chat:${id}`,
  asked: (confirmationId: number) => `asked:${confirmationId}`,
  confirmed: (subscriptionId: number, at: Date) => `confirmed:${subscriptionId}:${at.toISOString()}`,
  ended: (subscriptionId: number, at: Date) => `ended:${subscriptionId}:${at.toISOString()}`,
  mail: (messageId: number) => `mail:${messageId}`,
  note: (noteId: number) => `note:${noteId}`,
};

/** The number of the mail that {@link entryRef} was made of. */
export function mailOf(ref: string): number | undefined {
  const [, id] = /^mail:(\d+)$/.exec(ref) ?? [];
  return id === undefined ? undefined : Number(id);
}
