import type { TextLike } from "../../lib/language.ts";
import type { serverErrorFr } from "../fr/server-error.ts";

/** 500 page. */
export const serverErrorEn: TextLike<typeof serverErrorFr> = {
  title: "An error on our side",
  description: "This page could not be prepared.",
  headline: "500: an error on our side",
  lead: "This page could not be prepared and the error is on record. Try again in a minute, or try one of these pages:",
  links: [
    { label: "The home page", path: "/" },
    { label: "Our pricing", path: "/pricing" },
    { label: "Contact us", path: "/contact" },
  ],
};
