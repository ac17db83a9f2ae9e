import { type Article, type ArticleCard, articlePath } from "../../../features/blog/article.ts";
import { NewsletterSignup } from "../../../features/newsletter/components/newsletter-signup.tsx";
import { type Language, LOCALE_OF, pathIn } from "../../../lib/language.ts";
import { PlateThreads } from "../../motif/plate.tsx";
import { BLOG_TEXT } from "../blog-text.ts";
import { Cover } from "../cover.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { ANCHOR_LABEL, withHeadingAnchors } from "./heading-anchors.ts";
import { publishedDate } from "./published-date.ts";

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
