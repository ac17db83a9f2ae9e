import type { Language } from "../../../../lib/language.ts";
import { deskBlog as english } from "../../../../text/en/desk/blog.ts";
import { deskBlog as french } from "../../../../text/fr/desk/blog.ts";
import { PreviewBar } from "../../../kit/preview-bar.tsx";
import { editorAddress } from "../blog-queries.ts";

const TEXT = { fr: french.previewBar, en: english.previewBar };

/** On the preview of a post. */
export const PostPreviewBar = ({ id, language }: { id: number; language: Language }) => (
  <PreviewBar text={TEXT[language]} href={editorAddress(id)} />
);
