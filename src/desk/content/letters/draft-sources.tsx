import type { DraftPart, LetterDraft } from "../../../features/letters/schema.ts";
import { useLetterTexts } from "./letter-queries.ts";

interface DraftSourcesProps {
  draft: LetterDraft;
  body: string;
  /** Too little room for a line each: one line names the sources, and expands. */
  isFolded: boolean;
}

/**
 * Says that it is a draft, for what, and where each of its sentences comes from; deleted sentences disappear here too.
 */
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
