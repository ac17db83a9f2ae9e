import type { TextLike } from "../../../lib/language.ts";
import type { notFoundFr } from "../../fr/site/not-found.ts";

/** 404 page. */
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
