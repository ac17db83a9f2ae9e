/** Rate limits for one kind of anonymous call. */
export interface Traffic {
  /**
   * Counts a call before its body is read, valid or not, against the limits of the address's networks.
   * @param address of the client, as given by the front
   * @throws AppError `too-many-requests`
   */
  attempt(address: string): Promise<void>;
  /**
   * Counts a validated call against the limits of its networks; networks that have already sent more than a little also
   * queue for the shared limit.
   * @param bytes it makes us store
   * @throws AppError `too-many-requests`
   */
  admit(address: string, bytes: number): Promise<Admission>;
}

/** Limits on actions taken through appointment links. */
export interface AppointmentTraffic extends Traffic {
  /**
   * Counts an action against its emailed link alone: the holder of a link is never refused because of others.
   * @throws AppError `too-many-requests`
   */
  admitLink(token: string): Promise<unknown>;
}

export interface Admission {
  /** Its own networks sent more than people do, so it is worth a look; others' traffic plays no part. */
  isUnusual: boolean;
  /** Milliseconds its emails to unproven addresses are delayed, so that those from quieter networks go first. */
  mailsWait: number;
}

/** Size of a parsed body as JSON, in bytes. */
export const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
