import { createNotifyChannel, type NotifyChannelOptions } from "./notify-channel.ts";

const CHANNEL = "nordet_purge";

export interface PurgeBus {
  /**
   * Purges locally at once and notifies the other processes; a failure to notify is logged, not thrown, since the
   * change is stored.
   */
  purge(tags: readonly string[]): Promise<void>;
  /** Whether other processes' changes reach us; if not, pages may only be cached briefly. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

export interface PurgeBusOptions extends Omit<NotifyChannelOptions, "channel" | "receive" | "gap"> {
  /** Drops pages of this process. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/**
 * Notifies all processes' page caches of changes. Whatever happened while the connection was lost is unknown, so
 * everything is purged when it is lost and again when it returns.
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
