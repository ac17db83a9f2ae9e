import type { TextLike } from "../../../lib/language.ts";
import type { serverErrorFr } from "../../fr/site/server-error.ts";

/** Page of the statuses 500 and 503. */
export const serverErrorEn: TextLike<typeof serverErrorFr> = {
  title: "An error on our side",
  description: "This page could not be prepared.",
  headline: "An error on our side",
  lead: "This page could not be prepared and the error has been logged. Try again in a minute, or try one of these pages:",
  links: [
    { label: "The home page", path: "/" },
    { label: "Our pricing", path: "/pricing" },
    { label: "Contact us", path: "/contact" },
  ],
};
