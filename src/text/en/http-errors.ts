import type { TextLike } from "../../lib/language.ts";
import type { httpErrors as french } from "../fr/http-errors.ts";

export const httpErrors: TextLike<typeof french> = {
  badRequest: { title: "Unreadable address", text: "This address is malformed." },
  methodNotAllowed: { title: "Method not allowed", text: "This page can only be read." },
  tooLong: { title: "Address too long", text: "This address is longer than the site accepts." },
  notFound: { title: "Page not found", text: "This address leads nowhere." },
  failure: {
    title: "Something went wrong",
    text: "The problem is on our side, not yours. Please try again in a moment.",
  },
  home: "Back to the home page",
};
