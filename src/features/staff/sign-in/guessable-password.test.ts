import { describe, expect, it } from "vitest";
import { isGuessable } from "./guessable-password.ts";

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
  ])("%s is recognized", async (password) => {
    expect(await isGuessable(password)).toBe(true);
  });

  it.each(["un long mot de passe", "correct horse battery staple", "vQ8#tLr2!mXz", "cinq chaises sous la pluie"])(
    "%s is fine",
    async (password) => {
      expect(await isGuessable(password)).toBe(false);
    },
  );
});
