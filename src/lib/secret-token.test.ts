import { describe, expect, it } from "vitest";
import { digestOfToken, newSecretToken } from "./secrets.ts";

describe("digestOfToken", () => {
  it("is stable for a token, differs between tokens, and is never the token itself", () => {
    const [token, other] = [newSecretToken(), newSecretToken()];
    expect(digestOfToken(token)).toBe(digestOfToken(token));
    expect(digestOfToken(token)).not.toBe(digestOfToken(other));
    expect(digestOfToken(token)).not.toBe(token);
  });

  it("looks up nothing that cannot be one of our tokens", () => {
    const token = newSecretToken();
    for (const wrong of [undefined, null, 7, [token], "", `${token}a`, token.slice(1), `${token.slice(1)}=`]) {
      expect(digestOfToken(wrong)).toBeUndefined();
    }
  });
});
