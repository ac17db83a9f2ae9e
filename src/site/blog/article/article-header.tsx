import { type Article, articlePath } from "../../../features/blog/article.ts";
import { type Language, LOCALE_OF, pathIn } from "../../../lib/language.ts";
import { BLOG_TEXT } from "../blog-text.ts";
import { listAddress } from "../list/list-address.ts";
import { publishedDate } from "./published-date.ts";

interface ArticleHeaderProps {
  article: Article;
  /** The version in the other language. */
  other: { language: Language; slug: string } | null;
}

/** The header of an article (SPEC §2): badge, read time, date, title, excerpt, author, the other version. */
export function ArticleHeader({ article, other }: ArticleHeaderProps) {
  const { language, category, title, excerpt, author, readTime, publishedAt, updatedAt } = article;
  const text = BLOG_TEXT[language];
  const [published, updated] = [publishedDate(language, publishedAt), publishedDate(language, updatedAt)];
  return (
    <header className="wrap article-head">
      <p className="article-facts">
        <a href={pathIn(language, "/blog")}>{text.name}</a>
        <a className="badge" href={listAddress(language, { category })}>
          {text.categories[category]}
        </a>
        <span>{text.readTime(readTime)}</span>
        <time dateTime={publishedAt}>{published}</time>
      </p>
      <h1>{title}</h1>
      <p className="lead">{excerpt}</p>
      <p className="article-facts">
        <span>{text.by(author)}</span>
        {updated === published ? null : <time dateTime={updatedAt}>{text.updatedOn(updated)}</time>}
        {other ? (
          <a
            href={articlePath(other)}
            lang={LOCALE_OF[other.language]}
            hrefLang={LOCALE_OF[other.language]}
            data-language={other.language}
          >
            {text.otherVersion}
          </a>
        ) : null}
      </p>
    </header>
  );
}
