import type { ReactNode } from "react";
import { LANGUAGES, type Language, LOCALE_OF, pathIn } from "../../lib/language.ts";
import { LAYOUT_TEXT } from "../page-texts.ts";
import { Logo } from "./logo.tsx";

const NAVIGATION = [
  { key: "services", path: "/services" },
  { key: "caseStudies", path: "/case-studies" },
  { key: "about", path: "/about" },
  { key: "pricing", path: "/pricing" },
  { key: "contact", path: "/contact" },
] as const;

interface SiteHeaderProps {
  language: Language;
  /** The page's path in each language, for the switcher. A page without a translation links to the other home page. */
  paths: Readonly<Record<Language, string>>;
  /** Island of the "Book a consultation" button (Astro slot `book`). */
  book?: ReactNode;
}

export function SiteHeader({ language, paths, book }: SiteHeaderProps) {
  const text = LAYOUT_TEXT[language];
  const here = paths[language];
  const links = NAVIGATION.map(({ key, path }) => {
    const href = pathIn(language, path);
    return (
      <li key={key}>
        <a href={href} aria-current={href === here ? "page" : undefined}>
          {text.links[key]}
        </a>
      </li>
    );
  });
  const languages = LANGUAGES.map((other) => (
    <li key={other}>
      <a
        href={paths[other]}
        lang={LOCALE_OF[other]}
        hrefLang={LOCALE_OF[other]}
        title={text.languageNames[other]}
        data-language={other}
        aria-current={other === language ? "true" : undefined}
      >
        {other.toUpperCase()}
      </a>
    </li>
  ));

  return (
    <header className="header">
      <div className="wrap">
        <a className="logo" href={pathIn(language, "/")} aria-label={text.homeLink}>
          <Logo />
        </a>
        <nav aria-label={text.mainNavigation}>
          <button className="menu-button" type="button" popoverTarget="menu">
            {text.menu}
          </button>
          <div id="menu" className="menu" popover="auto">
            <ul>{links}</ul>
            <ul className="languages" aria-label={text.language}>
              {languages}
            </ul>
          </div>
        </nav>
        {book}
      </div>
    </header>
  );
}
