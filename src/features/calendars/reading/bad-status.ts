/** A server responded with an error status. */
export class BadStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}
