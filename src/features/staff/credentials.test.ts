import { describe, expect, it } from "vitest";
import { relyingPartyOf, takesPasskeys } from "./passkeys.ts";
import { isGuessable } from "./sign-in/guessable-password.ts";

it.each([
  ["https://nordet.example", "nordet.example", "https://nordet.example", true],
  ["https://desk.nordet.example:8443", "desk.nordet.example", "https://desk.nordet.example:8443", true],
  ["http://localhost:4321", "localhost", "http://localhost:4321", true],
  ["http://127.0.0.1:4321", "localhost", "http://localhost:4321", true],
  ["http://[::1]:4321", "localhost", "http://localhost:4321", true],
  ["http://nordet.example", "nordet.example", "http://nordet.example", false],
  ["https://192.0.2.7", "192.0.2.7", "https://192.0.2.7", false],
  ["https://[2001:db8::7]", "[2001:db8::7]", "https://[2001:db8::7]", false],
])("finds for %s the passkey domain %s", (siteUrl, id, origin, works) => {
  const party = relyingPartyOf(siteUrl);
  expect(party).toEqual({ id, origin });
  expect(takesPasskeys(party)).toBe(works);
});

describe("a commonly tried password", () => {
  it.each([
    "password1234",
    "passwordpassword",
    "P@ssw0rd2026!",
    "motdepasse123",
    "123456789012",
    "azertyuiop12",
    "1qaz2wsx3edc",
    "Bienvenue2026",
    "Administrateur1",
    "iloveyou1234",
    "nordetnordet",
    "aaaaaaaaaaaaaaaaaaaaaaaa",
  ])("such as %s is recognized", async (password) => {
    expect(await isGuessable(password)).toBe(true);
  });

  it.each(["un long mot de passe", "correct horse battery staple", "vQ8#tLr2!mXz", "cinq chaises sous la pluie"])(
    "is not reported for %s",
    async (password) => {
      expect(await isGuessable(password)).toBe(false);
    },
  );
});
