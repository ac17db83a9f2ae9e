import type { Encoding } from "./content-encoding.ts";

/** A page or an asset in one encoding, ready to be sent. */
export interface StoredAnswer {
  body: Buffer;
  entityTag: string;
  /** Every header of the answer, name and value in turn; the last value is the request id's place, to be filled in. */
  headers: string[];
  /** The headers of a 304: the same without type, encoding and length; the last value again is for the request id. */
  notModifiedHeaders: string[];
}

/**
 * @param aboutBody headers that a 304 leaves out, such as the type; name and value in turn
 * @param always headers that a 304 carries too
 */
export function storedAnswer(
  encoding: Encoding,
  body: Buffer,
  entityTag: string,
  aboutBody: readonly string[],
  always: readonly string[],
): StoredAnswer {
  const both = [...always, "ETag", entityTag];
  const encodingHeader = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const length = ["Content-Length", String(body.byteLength)];
  return {
    body,
    entityTag,
    headers: [...aboutBody, ...both, ...encodingHeader, ...length, "X-Request-Id", ""],
    notModifiedHeaders: [...both, "X-Request-Id", ""],
  };
}
