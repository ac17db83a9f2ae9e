import type { LetterDraft } from "../../../features/letters/schema.ts";
import { useLetterTexts } from "./letter-texts.ts";

/** That it is a draft, for what, and where each of its sentences comes from; those that were taken out are gone here too. */
export function DraftSources({ draft, body }: { draft: LetterDraft; body: string }) {
  const { draft: t } = useLetterTexts();
  const parts = draft.parts.filter(({ text }) => body.includes(text));
  return (
    <section className="draft-sources" aria-label={t.sources}>
      <p className="note">
        <b>{t.mark}</b> · {t.situations[draft.situation]}
      </p>
      <ol>
        {parts.map(({ text, source, title, href }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be the same
          <li key={place} data-source={source}>
            <q className="cut">{text.replaceAll(/\s+/g, " ")}</q>
            <span className="note">
              {href && title ? (
                <a href={href} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ) : (
                t.from[source]
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
