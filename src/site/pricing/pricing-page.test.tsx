import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pathIn } from "../../lib/language.ts";
import { PRICING_TEXT } from "../page-texts.ts";
import { PricingPage } from "./pricing-page.tsx";

it.each(["fr", "en"] as const)(
  "says where “Contact sales” leads, and how to reach us without the form, in %s",
  (language) => {
    const text = PRICING_TEXT[language];
    const markup = renderToStaticMarkup(<PricingPage language={language} />);
    const after = markup.split(text.contactSales)[1]!;
    const told = /<p class="soft">(.*?) <a class="link" href="([^"]*)">/.exec(after)!;
    expect(told.slice(1)).toEqual([text.salesForm, pathIn(language, "/contact#reach")]);
    expect(markup.split(text.salesForm)).toHaveLength(2);
  },
);
