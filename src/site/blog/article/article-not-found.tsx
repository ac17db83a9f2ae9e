import { type Language, pathIn } from "../../../lib/language.ts";
import { WindAstray } from "../../motif/wind.tsx";
import { BLOG_TEXT } from "../blog-text.ts";

/** Where there is no article, or no longer one (SPEC §2, §8). */
export function ArticleNotFound({ language }: { language: Language }) {
  const { title, text, back } = BLOG_TEXT[language].notFound;
  return (
    <>
      <WindAstray />
      <div className="wrap error-page">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <a className="button button-quiet" href={pathIn(language, "/blog")}>
          {back}
        </a>
      </div>
    </>
  );
}
