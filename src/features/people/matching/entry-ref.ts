import type { RecordRef } from "../model.ts";

/**
 * Identifies a timeline entry, so that it can be found again and so that a fact reported twice (as it happens, and by
 * the record itself once its person is known) is stored once.
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

/** The email id behind an {@link entryRef}. */
export function mailOf(ref: string): number | undefined {
  const [, id] = /^mail:(\d+)$/.exec(ref) ?? [];
  return id === undefined ? undefined : Number(id);
}
