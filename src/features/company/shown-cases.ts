import { CASES } from "../../lib/company/case-studies.ts";
import { isShown } from "../../lib/company/demonstration.ts";
import { ownCases } from "../../lib/company/own-content.ts";
import { pictureAddress, proportionsOf } from "../../lib/company/own-pictures.ts";
import type { Language, TextLike } from "../../lib/language.ts";
import { caseStudiesEn } from "../../text/en/site/case-studies.ts";
import { caseStudiesFr } from "../../text/fr/site/case-studies.ts";

const TEXT: Readonly<Record<Language, TextLike<typeof caseStudiesFr>>> = { fr: caseStudiesFr, en: caseStudiesEn };

/** A case study in one language, the owner's or the sample's. */
export interface ShownCase {
  id: string;
  sector: string;
  about: string;
  title: string;
  challenge: string;
  solution: string;
  figures: readonly ShownFigure[];
  quote: string;
  person: string;
  /** Role and company: « cofondatrice, Rivage Plein air ». */
  role: string;
  /** Set for the owner's cases. The sample's are all fictional, which the site states once. */
  own?: { isReal: boolean; logo: ClientLogo | undefined };
}
interface ClientLogo {
  /** Path of the logo file. */
  address: string;
  /** Width divided by height. */
  proportions: number;
  /** The client's name; empty if they are not named. */
  name: string;
}
export interface ShownFigure {
  id: string;
  label: string;
  before: number;
  after: number;
  value: (number: number) => string;
}

/** Returns the owner's cases or else, in a demonstration, the sample's. */
export function shownCases(language: Language): ShownCase[] {
  const text = TEXT[language];
  const own = ownCases()?.map((one, index): ShownCase => {
    const { sector, about, title, challenge, solution, figures, quote, person, role, client, clientLogo, isReal } = one;
    const logo = clientLogo
      ? { address: pictureAddress("client", clientLogo), proportions: proportionsOf(clientLogo), name: client ?? "" }
      : undefined;
    return {
      id: `case-${index + 1}`,
      sector: sector[language],
      about: about[language],
      title: title[language],
      challenge: challenge[language],
      solution: solution[language],
      figures: figures.map(({ label, unit, ...rest }, place) => ({
        ...rest,
        id: String(place),
        label: label[language],
        value: text.units[unit],
      })),
      quote: quote[language],
      person: person ?? "",
      role: [role[language], client].filter(Boolean).join(", "),
      own: { isReal, logo },
    };
  });
  if (own) return own;
  if (!isShown("cases")) return [];
  return CASES.map(({ id, person, company, figures }) => {
    const { figures: words, role, ...told } = text.cases[id];
    const labelled: Readonly<Record<string, { label: string; value(amount: number): string }>> = words;
    return {
      ...told,
      id,
      person,
      role: `${role}, ${company}`,
      figures: figures.map((figure) => ({ ...figure, ...labelled[figure.id]! })),
    };
  });
}
