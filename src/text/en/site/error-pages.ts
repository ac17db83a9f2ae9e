import type { TextLike } from "../../../lib/language.ts";
import type { notFoundFr, serverErrorFr } from "../../fr/site/error-pages.ts";

export const notFoundEn: TextLike<typeof notFoundFr> = {
  title: "Page not found",
  description: "This address doesn’t lead to any page.",
  headline: "404 Page Not Found",
  lead: "The wind took it, or the address never existed. These pages haven’t moved:",
  links: [
    { label: "The home page", path: "/" },
    { label: "Our services", path: "/services" },
    { label: "Contact us", path: "/contact" },
  ],
};

/** Page for status 500 and 503. */
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
