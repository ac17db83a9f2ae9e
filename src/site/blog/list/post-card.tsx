import { type ArticleCard, articlePath } from "../../../features/blog/article.ts";
import { type Language, LOCALE_OF } from "../../../lib/language.ts";
import { BLOG_TEXT } from "../../page-texts.ts";
import { publishedDate } from "../article/published-date.ts";
import { Cover } from "../cover.tsx";

interface PostCardProps {
  /** The reader's. */
  language: Language;
  article: ArticleCard;
  /** `lead`: large, above the others. */
  size?: "lead" | "card";
}

/** Widths of a cover in the list, by the columns of `blog-list.css`. */
const SIZES = {
  lead: "(min-width: 62rem) 46rem, 100vw",
  card: "(min-width: 62rem) 24rem, (min-width: 40rem) 48vw, 100vw",
};

/**
 * An article in the list. Its only link is "Read more", which covers the whole card; an article in the other language
 * says so.
 */
export function PostCard({ language, article, size = "card" }: PostCardProps) {
  const text = BLOG_TEXT[language];
  const { title, excerpt, category, publishedAt, readTime, featured } = article;
  const isForeign = article.language !== language;
  const lang = isForeign ? LOCALE_OF[article.language] : undefined;
  return (
    <article className={size === "lead" ? "post post-lead" : "post"}>
      <Cover article={article} sizes={SIZES[size]} isFirst={size === "lead"} />
      <div>
        <p className="post-facts">
          {featured ? <b>{text.featured}</b> : null}
          <span>{text.categories[category]}</span>
          <span>{text.readTime(readTime)}</span>
          {isForeign ? <span className="post-language">{text.languageMark[article.language]}</span> : null}
        </p>
        <h3 lang={lang}>{title}</h3>
        <p className="post-excerpt" lang={lang}>
          {excerpt}
        </p>
        <p className="post-foot">
          <time dateTime={publishedAt}>{publishedDate(language, publishedAt)}</time>
          <a className="post-link" href={articlePath(article)} hrefLang={lang}>
            {text.readMore}
            <span className="unseen" lang={lang}>
              {text.readMoreAbout(title).slice(text.readMore.length)}
            </span>
          </a>
        </p>
      </div>
    </article>
  );
}
