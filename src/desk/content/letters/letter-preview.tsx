import { Fragment } from "react";
import { APPOINTMENT_PATH } from "../../../features/appointments/kinds.ts";
import type { DraftPart, LetterDraft } from "../../../features/letters/model.ts";
import { fillBookingLink } from "../../../features/letters/placeholders.ts";
import { company } from "../../../lib/company/company.ts";
import { postalAddress } from "../../../lib/company/contact-details.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { letterBlocks } from "../../../lib/text/letter-blocks.ts";
import { northAmericanPhone } from "../../../lib/text/north-american-phone.ts";
import { letter as en } from "../../../text/en/emails/mail-frame.ts";
import { letter as fr } from "../../../text/fr/emails/mail-frame.ts";
import { Fact, Facts } from "../../kit/parts.tsx";
import { useLetterTexts } from "./letter-queries.ts";

const FOOT = { fr, en };

interface LetterPreviewProps {
  language: Language;
  recipient: string;
  replyTo: string;
  subject: string;
  body: string;
}

/** The letter as the person will see it, with the same paragraphs and footer as `emails/templates/letter.tsx`. */
export function LetterPreview({ language, recipient, replyTo, subject, body }: LetterPreviewProps) {
  const { compose: t } = useLetterTexts();
  const shown = fillBookingLink(body, `${location.origin}${pathIn(language, APPOINTMENT_PATH)}?token=…`);
  return (
    <section className="stack" aria-label={t.preview}>
      <h3>{t.preview}</h3>
      <Facts>
        <Fact label={t.to}>{recipient}</Fact>
        <Fact label={t.replyTo}>{replyTo}</Fact>
      </Facts>
      <div className="stack letter-sheet" lang={`${language}-CA`}>
        <p>
          <Marked text={subject} />
        </p>
        {letterBlocks(shown).map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else that tells them apart
          <p key={index}>
            {lines.map((parts, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor have lines
              <Fragment key={line}>
                {line > 0 && <br />}
                {parts.map(({ text, href }) => (href ? <u key={text}>{text}</u> : <Marked key={text} text={text} />))}
              </Fragment>
            ))}
          </p>
        ))}
        <footer className="note">
          <p>
            {FOOT[language].why(company.legalName)} {northAmericanPhone(company.phone, language) ?? company.phone},{" "}
            {company.email}
          </p>
          <p>
            {company.legalName}, {postalAddress(language)}
          </p>
        </footer>
      </div>
      {shown !== body && <p className="note">{t.sampleLink}</p>}
    </section>
  );
}

/** Text with its `[[gaps]]` highlighted. */
function Marked({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing else that tells them apart
  return text.split(/(\[\[[^[\]]*\]\])/).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

interface DraftSourcesProps {
  draft: LetterDraft;
  body: string;
  /** Collapses the sources into a one-line summary where space is tight. */
  isFolded: boolean;
}

/** Marks the text as a draft and lists the source of each sentence that is still in it. */
export function DraftSources({ draft, body, isFolded }: DraftSourcesProps) {
  const { draft: t } = useLetterTexts();
  const parts = draft.parts.filter(({ text }) => body.includes(text));
  const named = new Set(parts.flatMap(({ source }) => (source === "open" ? [] : t.from[source])));
  return (
    <details className="draft-sources" open={!isFolded}>
      <summary>
        <b>{t.mark}</b> · {t.situations[draft.situation]}
        {isFolded && named.size > 0 && ` · ${t.made([...named].join(", "))}`}
      </summary>
      <ol aria-label={t.sources}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
          <li key={place} data-source={part.source}>
            <q className="cut">{part.text.replaceAll(/\s+/g, " ")}</q>
            <span>
              <Source part={part} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Source({ part: { source, title, href } }: { part: DraftPart }) {
  const { draft: t } = useLetterTexts();
  if (!title || !href) return t.from[source];
  return (
    <>
      {source === "model" && `${t.from.model} · `}
      <a href={href} target="_blank" rel="noreferrer">
        {title}
      </a>
    </>
  );
}
