import { createNotifyChannel, type NotifyChannelOptions } from "./notify-channel.ts";

const CHANNEL = "nordet_purge";

export interface PurgeBus {
  /** Purges here at once and tells the other processes; a failure to tell is logged, not thrown: the change is stored. */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether other processes' changes reach us; when not, pages may only be kept for a short time. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

export interface PurgeBusOptions extends Omit<NotifyChannelOptions, "channel" | "receive" | "gap"> {
  /** Drops pages of this process. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/**
 * Tells the page caches of all processes what changed. What happened while the connection was lost is unknown, so
 * everything is purged when it is lost and again when it is back.
 */
export function createPurgeBus({ purge, purgeAll, ...options }: PurgeBusOptions): PurgeBus {
  const channel = createNotifyChannel({
    ...options,
    channel: CHANNEL,
    receive: (tags) => purge(tags as string[]),
    gap: purgeAll,
  });
  return {
    async purge(tags) {
      purge(tags);
      await channel.send(tags);
    },
    get isListening() {
      return channel.isListening;
    },
    close: channel.close,
  };
}
