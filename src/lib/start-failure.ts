/**
 * A startup failure whose cause is outside the program. The message is for the operator, whom a stack trace would not
 * help.
 */
export class StartFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "StartFailure";
  }
}
