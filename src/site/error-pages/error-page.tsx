import { type Language, pathIn, type TextLike } from "../../lib/language.ts";
import { notFoundEn, serverErrorEn } from "../../text/en/site/layout.ts";
import { notFoundFr, serverErrorFr } from "../../text/fr/site/layout.ts";
import { WindAstray } from "../motif/wind.tsx";

type ErrorText = TextLike<typeof notFoundFr>;

export const ERROR_TEXT: Record<404 | 500, Record<Language, ErrorText>> = {
  404: { fr: notFoundFr, en: notFoundEn },
  500: { fr: serverErrorFr, en: serverErrorEn },
};

/** Renders an error page, which says what happened and offers three ways to go on. */
export function ErrorPage({ status, language }: { status: 404 | 500; language: Language }) {
  const text = ERROR_TEXT[status][language];
  return (
    <>
      <WindAstray />
      <div className="wrap error-page">
        <h1>{text.headline}</h1>
        <p className="lead">{text.lead}</p>
        <ul>
          {text.links.map(({ label, path }) => (
            <li key={path}>
              <a className="link" href={pathIn(language, path)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
