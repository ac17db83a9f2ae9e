import type { ReactNode } from "react";
import { company } from "../../lib/company/company.ts";
import { addressLines, legalIdentity } from "../../lib/company/contact-details.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { LAYOUT_TEXT } from "../page-texts.ts";
import { Logo } from "./logo.tsx";

const THEMES = ["system", "light", "dark"] as const;

export function SiteFooter({ language }: { language: Language }) {
  const { links, footer } = LAYOUT_TEXT[language];
  const column = (title: string, entries: ReadonlyArray<readonly [label: string, path: string]>, more?: ReactNode) => (
    <div>
      <h2>{title}</h2>
      <ul>
        {entries.map(([label, path]) => (
          <li key={path}>
            <a href={pathIn(language, path)}>{label}</a>
          </li>
        ))}
        {more}
      </ul>
    </div>
  );

  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <p className="logo">
            <Logo />
          </p>
          <p>{footer.blurb}</p>
          <address lang="fr-CA">
            {company.neq && <span>{legalIdentity()}</span>}
            {addressLines(language).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </address>
        </div>
        {column(
          footer.quickLinks,
          [
            [links.services, "/services"],
            [links.about, "/about"],
            [links.pricing, "/pricing"],
            [links.contact, "/contact"],
          ],
          // Opens the chat if the page has one; without scripts, it is a link.
          <li>
            <a href={pathIn(language, "/contact")} data-chat="">
              {footer.ask}
            </a>
          </li>,
        )}
        {column(footer.services, [
          [footer.support, "/services#support"],
          [footer.sales, "/services#sales"],
          [footer.operations, "/services#operations"],
        ])}
        {column(footer.company, [
          [links.caseStudies, "/case-studies"],
          [links.blog, "/blog"],
          [links.careers, "/careers"],
        ])}
        <div className="footer-start">
          <h2>{footer.start}</h2>
          <p>{footer.startText}</p>
          <a className="button button-quiet" href={pathIn(language, "/contact")}>
            {footer.startLink}
          </a>
        </div>
      </div>
      <div className="wrap footer-end">
        <p>{footer.proudlyCanadian}</p>
        <ul aria-label={footer.legal}>
          <li>
            <a href={pathIn(language, "/privacy")}>{links.privacy}</a>
          </li>
          <li>
            <a href={pathIn(language, "/terms")}>{links.terms}</a>
          </li>
          <li>
            <a href={pathIn(language, "/compliance")}>{links.compliance}</a>
          </li>
        </ul>
        <fieldset className="themes" aria-label={footer.theme}>
          {THEMES.map((theme) => (
            <button key={theme} type="button" data-set-theme={theme} aria-pressed={theme === "system"}>
              {footer.themes[theme]}
            </button>
          ))}
        </fieldset>
      </div>
    </footer>
  );
}
