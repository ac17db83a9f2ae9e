import { createHmac, randomBytes } from "node:crypto";
import { secretBox } from "../../lib/secrets.ts";

/**
 * Signatures by Standard Webhooks 1.0.0 (github.com/standard-webhooks/standard-webhooks). A call of Node's own; the
 * specification's library brings a SHA-256 in JavaScript along, and verifies in the tests.
 */

/** As many bytes as the digest has (RFC 2104, section 3). */
const SECRET_BYTES = 32;
const PREFIX = "whsec_";

/** Encrypts the secrets of endpoints; a row belongs to the endpoint's address. */
export const { seal, unseal } = secretBox("nordet webhooks");

/** What an endpoint verifies by, in the form that libraries take. */
export const newSigningSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** Headers of one attempt: the id stays the same over attempts, the moment does not. */
export function signedHeaders(secret: string, eventId: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${eventId}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": eventId, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
