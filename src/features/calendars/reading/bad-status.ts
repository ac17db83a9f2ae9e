/** A server answered with a status that is no success. */
export class BadStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}
