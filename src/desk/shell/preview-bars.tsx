import type { Language } from "../../lib/language.ts";
import { deskBlog as blogEn } from "../../text/en/desk/blog.ts";
import { deskCompany as companyEn } from "../../text/en/desk/company.ts";
import { deskBlog as blogFr } from "../../text/fr/desk/blog.ts";
import { deskCompany as companyFr } from "../../text/fr/desk/company.ts";
import { editorAddress } from "../content/blog/blog-queries.ts";
import { pathOfView } from "./desk-address.ts";

interface PreviewBarProps {
  text: { label: string; text: string; back: string };
  /** URL of the draft's editor. */
  href: string;
}

/** Bar that tells staff that visitors do not see this page, and links back to the draft. */
const PreviewBar = ({ text: { label, text, back }, href }: PreviewBarProps) => (
  <aside className="preview-bar" aria-label={label}>
    <p>{text}</p>
    <a href={href}>{back}</a>
  </aside>
);

const POST_TEXT = { fr: blogFr.previewBar, en: blogEn.previewBar };

export const PostPreviewBar = ({ id, language }: { id: number; language: Language }) => (
  <PreviewBar text={POST_TEXT[language]} href={editorAddress(id)} />
);

const COMPANY_TEXT = { fr: companyFr.previewBar, en: companyEn.previewBar };

/** Returns the response under `npm run dev`, where modules cannot be loaded a second time for a preview. */
export const unbuiltPreview = (language: Language): string => COMPANY_TEXT[language].unbuilt;

export const CompanyPreviewBar = ({ language }: { language: Language }) => (
  <PreviewBar text={COMPANY_TEXT[language]} href={pathOfView("company")} />
);
