import { type Article, type ArticleCard, articlePath } from "../../../features/blog/article.ts";
import { NewsletterSignup } from "../../../features/newsletter/components/newsletter-signup.tsx";
import { type Language, LOCALE_OF, pathIn } from "../../../lib/language.ts";
import { PlateThreads } from "../../motif/plate.tsx";
import { WindAstray } from "../../motif/wind.tsx";
import { BLOG_TEXT } from "../../page-texts.ts";
import { Cover } from "../cover.tsx";
import { listAddress } from "../list/list-address.ts";
import { ANCHOR_LABEL, withHeadingAnchors } from "./heading-anchors.ts";
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

export interface ArticlePageProps {
  article: Article;
  /** The version in the other language. */
  other: { language: Language; slug: string } | null;
  related: readonly ArticleCard[];
}

/**
 * An article (SPEC §2), from its props alone, so that readers' page and desk preview are identical. In the article's
 * language.
 */
export function ArticlePage({ article, other, related }: ArticlePageProps) {
  const { language, toc, html } = article;
  const { contents, anchor, call } = BLOG_TEXT[language];
  return (
    <>
      <PlateThreads />
      <article>
        <ArticleHeader article={article} other={other} />
        <div className="wrap article-cover">
          <Cover article={article} sizes="(min-width: 84rem) 76rem, 92vw" isFirst wide />
        </div>
        <div className="wrap article-body">
          {toc.length > 0 ? (
            <nav className="toc" aria-labelledby="toc-title">
              <p id="toc-title">{contents}</p>
              <ol>
                {toc.map(({ id, level, text }) => (
                  <li key={id} className={level === 3 ? "toc-part" : undefined}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <span id={ANCHOR_LABEL} hidden>
            {anchor}
          </span>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown and sanitised when it was published */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: withHeadingAnchors(html) }} />
          <aside className="article-call" aria-labelledby="call-title">
            <h2 id="call-title">{call.title}</h2>
            <p>{call.text}</p>
            <a className="button" href={pathIn(language, "/#consultation-form")}>
              {call.book}
            </a>
          </aside>
        </div>
      </article>
      {related.length > 0 ? <Related language={language} related={related} /> : null}
      <div className="wrap">
        <NewsletterSignup language={language} placement="article" />
      </div>
      <Closing language={language} />
    </>
  );
}

function Related({ language, related }: { language: Language; related: readonly ArticleCard[] }) {
  const text = BLOG_TEXT[language];
  return (
    <section className="wrap related" aria-labelledby="related-title">
      <h2 id="related-title">{text.related}</h2>
      <ul>
        {related.map((card) => {
          const isForeign = card.language !== language;
          const lang = isForeign ? LOCALE_OF[card.language] : undefined;
          return (
            <li key={card.id}>
              <a href={articlePath(card)} hrefLang={lang}>
                <h3 lang={lang}>{card.title}</h3>
                <p lang={lang}>{card.excerpt}</p>
                <p className="related-facts">
                  <time dateTime={card.publishedAt}>{publishedDate(language, card.publishedAt)}</time>
                  <span>{text.readTime(card.readTime)}</span>
                  {isForeign ? <span>{text.languageMark[card.language]}</span> : null}
                </p>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Closing({ language }: { language: Language }) {
  const { title, text, assessment, more } = BLOG_TEXT[language].closing;
  return (
    <section className="wrap closing" aria-labelledby="closing-title">
      <h2 id="closing-title">{title}</h2>
      <div>
        <p className="lead">{text}</p>
        <p className="closing-ways">
          <a className="button button-quiet" href={pathIn(language, "/#consultation-form")}>
            {assessment}
          </a>
          <a className="link" href={pathIn(language, "/blog")}>
            {more}
          </a>
        </p>
      </div>
    </section>
  );
}
