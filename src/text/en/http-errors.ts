import type { TextLike } from "../../lib/language.ts";
import type { httpErrors as french } from "../fr/http-errors.ts";

export const httpErrors: TextLike<typeof french> = {
  badRequest: { title: "Unreadable address", text: "This address is malformed." },
  severalHosts: { title: "Ambiguous request", text: "This request names more than one host." },
  methodNotAllowed: { title: "Method not allowed", text: "This page is read-only." },
  tooLong: { title: "Address too long", text: "This address is longer than the site accepts." },
  apiMethod: { title: "Method not allowed", text: "The API doesn’t support this HTTP method." },
  crossSite: {
    title: "Request from another site",
    text: "To be safe, nothing was done. Come back to our site and try again.",
  },
  tooLarge: {
    title: "Too large to send",
    text: "This is larger than the site accepts. Go back, shorten it and send it again.",
  },
  tooMany: {
    title: "Too many pages requested",
    text: "Your network has just requested many pages. Wait a moment, then try again.",
  },
  notFound: { title: "Page not found", text: "There’s no page at this address." },
  failure: {
    title: "Something went wrong",
    text: "The problem is on our side, not yours. Please try again in a moment.",
  },
  home: "Back to the home page",
};
