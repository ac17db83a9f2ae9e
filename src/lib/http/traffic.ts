/** Limits of what strangers may send, for one kind of request. */
export interface Traffic {
  /**
   * Counts what an address sends before it is read, valid or not: it slows one sender down, and touches nobody else's limits.
   * @param address of the client, as the front tells it
   * @throws AppError `too-many-requests`
   */
  attempt(address: string): Promise<void>;
  /**
   * Counts a request that passed validation, towards the limits of its networks and of everybody.
   * @param bytes of what it makes us store
   * @returns whether there are more than people send, so that this one should be looked at
   * @throws AppError `too-many-requests`
   */
  admit(address: string, bytes: number): Promise<{ isBusy: boolean }>;
}

/** How many bytes a parsed body holds, as JSON. */
export const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
