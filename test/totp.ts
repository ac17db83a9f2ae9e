import { createHmac } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * Returns an authenticator app's code (RFC 6238: SHA-1, six digits, 30 s steps).
 * @param secret in base 32, as shown for the app; spaces are ignored
 * @param ahead number of 30 s steps from now; the server accepts the next step's code 30 s early
 */
export function codeOfApp(secret: string, ahead = 0): string {
  const bits = [...secret.replaceAll(" ", "")]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}
