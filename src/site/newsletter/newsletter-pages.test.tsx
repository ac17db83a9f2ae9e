import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OutcomePage } from "./newsletter-pages.tsx";

it.each([
  [
    "fr",
    /Si cette adresse n’est pas abonnée et que nous ne lui avons pas écrit récemment/,
    /désabonner, réessayez demain/,
  ],
  ["en", /If this address isn’t subscribed and we haven’t written to it lately/, /unsubscribed, try again tomorrow/],
] as const)(
  "promises an email only where one is sent, without telling whether it was, in %s",
  (language, lead, help) => {
    const markup = renderToStaticMarkup(<OutcomePage language={language} outcome="checkMail" />);
    expect(/<p class="lead">(.*?)<\/p>/.exec(markup)?.[1]).toMatch(lead);
    expect(/<p class="soft">(.*?)<\/p>/.exec(markup)?.[1]).toMatch(help);
  },
);
