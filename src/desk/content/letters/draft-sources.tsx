import type { DraftPart, LetterDraft } from "../../../features/letters/schema.ts";
import { useLetterTexts } from "./letter-texts.ts";

interface DraftSourcesProps {
  draft: LetterDraft;
  body: string;
  /** There is no room for a line each: one names the sources, and opens them. */
  isFolded: boolean;
}

/** That it is a draft, for what, and where each of its sentences comes from; those that were taken out are gone here too. */
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
