import type { Language } from "../../../../lib/language.ts";
import { deskBlog as english } from "../../../../text/en/desk/blog.ts";
import { deskBlog as french } from "../../../../text/fr/desk/blog.ts";
import { editorAddress } from "../blog-queries.ts";

const TEXT = { fr: french.previewBar, en: english.previewBar };

/** Tells staff that this is not what readers see, and links back. */
export function PreviewBar({ id, language }: { id: number; language: Language }) {
  const { label, text, back } = TEXT[language];
  return (
    <aside className="preview-bar" aria-label={label}>
      <p>{text}</p>
      <a href={editorAddress(id)}>{back}</a>
    </aside>
  );
}
