import type { Language } from "../../../lib/language.ts";
import { deskCompany as english } from "../../../text/en/desk/company.ts";
import { deskCompany as french } from "../../../text/fr/desk/company.ts";
import { PreviewBar } from "../../kit/preview-bar.tsx";
import { pathOfView } from "../../shell/desk-address.ts";

const TEXT = { fr: french.previewBar, en: english.previewBar };

/** What `npm run dev` answers, whose modules cannot be loaded a second time. */
export const unbuiltPreview = (language: Language): string => TEXT[language].unbuilt;

/** On each page of the draft's preview. */
export const CompanyPreviewBar = ({ language }: { language: Language }) => (
  <PreviewBar text={TEXT[language]} href={pathOfView("company")} />
);
