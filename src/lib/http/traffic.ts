/** Limits of what strangers may send, for one kind of call. */
export interface Traffic {
  /**
   * Counts what an address sends before it is read, valid or not, towards the limits of its own networks.
   * @param address of the client, as the front tells it
   * @throws AppError `too-many-requests`
   */
  attempt(address: string): Promise<void>;
  /**
   * Counts a call that passed validation, towards the limits of its own networks; networks that have sent more than little
   * also wait their turn for what all share.
   * @param bytes of what it makes us store
   * @throws AppError `too-many-requests`
   */
  admit(address: string, bytes: number): Promise<Admission>;
}

/** Limits of what is done by the links of appointments. */
export interface AppointmentTraffic extends Traffic {
  /**
   * Counts what is done by a link that was mailed, for that link alone: whoever holds it is not refused for others' sake.
   * @throws AppError `too-many-requests`
   */
  admitLink(token: string): Promise<unknown>;
}

export interface Admission {
  /** More came from its own networks than people send: to be looked at. What others send has no part in it. */
  isUnusual: boolean;
  /** Milliseconds for which its mails to addresses not yet proven wait, so that those of lighter networks go first. */
  mailsWait: number;
}

/** How many bytes a parsed body holds, as JSON. */
export const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
