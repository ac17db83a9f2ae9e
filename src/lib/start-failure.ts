/** A start that failed for a reason outside of the program: the message is for whoever runs it, a stack would tell nothing. */
export class StartFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "StartFailure";
  }
}
