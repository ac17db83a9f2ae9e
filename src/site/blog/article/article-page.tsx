import { type Article, type ArticleCard, type ArticleOverview, articlePath } from "../../../features/blog/article.ts";
import { imageFallback } from "../../../features/media/model.ts";
import { NewsletterSignup } from "../../../features/newsletter/components/newsletter-form.tsx";
import { company } from "../../../lib/company/company.ts";
import { iconAddress } from "../../../lib/company/own-pictures.ts";
import { type Language, LOCALE_OF, languageOfPath, pathIn } from "../../../lib/language.ts";
import { absoluteUrl, pathsOf } from "../../layout/alternates.ts";
import { companyReference, type StructuredNode } from "../../layout/structured-data.ts";
import { PlateThreads } from "../../motif/plate.tsx";
import { WindAstray } from "../../motif/wind.tsx";
import { BLOG_TEXT } from "../../page-texts.ts";
import { cardPath, type PreviewCard } from "../../sharing/preview-card.ts";
import { listAddress } from "../list/list-address.ts";
import { Cover, publishedDate } from "../post-parts.tsx";

interface ArticleHeaderProps {
  article: Article;
  /** The article in the other language. */
  other: { language: Language; slug: string } | null;
}

/**
 * Renders an article's header (SPEC §2): badge, reading time, date, title, excerpt, author, link to the other language.
 */
function ArticleHeader({ article, other }: ArticleHeaderProps) {
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

/** Renders the page of an article that does not exist or is no longer published (SPEC §2, §8). */
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

interface ArticlePageProps {
  article: Article;
  /** The article in the other language. */
  other: { language: Language; slug: string } | null;
  related: readonly ArticleCard[];
}

/** Renders an article (SPEC §2) only from its props, so that the desk's preview is identical to the page. */
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

/** Id of the element that labels every heading link. */
const ANCHOR_LABEL = "anchor-label";

/**
 * Adds a self-link after each section's heading. The link is not inside the heading, because "Link to this section"
 * would be noise for screen reader users who navigate by headings.
 * @param html from the Markdown renderer, whose headings have no attribute but an id
 */
export function withHeadingAnchors(html: string): string {
  return html.replace(
    /<(h[23]) id="([\w-]+)">(.*?)<\/\1>/gs,
    (heading, _tag, id: string) =>
      `<div class="anchored">${heading}<a href="#${id}" aria-labelledby="${ANCHOR_LABEL} ${id}">#</a></div>`,
  );
}

/** Returns the text of an article's Open Graph image. */
export function articleCard({ language, title, category }: Pick<ArticleCard, "language" | "title" | "category">) {
  return { language, title, eyebrow: BLOG_TEXT[language].categories[category] } satisfies PreviewCard;
}

/**
 * Reads the language and slug from an article's path.
 * @returns undefined for any other path
 */
export function readArticlePath(path: string): { language: Language; slug: string } | undefined {
  const slug = /^(?:\/en)?\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined ? undefined : { language: languageOfPath(path), slug };
}

/** Returns the company as publisher, repeated in each graph for consumers that do not follow references. */
function publisher(siteUrl: string) {
  return {
    "@type": "Organization",
    ...companyReference(siteUrl),
    name: company.name,
    url: absoluteUrl(siteUrl, "/"),
    logo: absoluteUrl(siteUrl, iconAddress()),
  };
}

/** Returns an article's author: the company if the name contains the company's, otherwise a person. */
function author(siteUrl: string, name: string) {
  return name.includes(company.name) ? { ...publisher(siteUrl), name } : { "@type": "Person", name };
}

/** Returns the JSON-LD `Blog` node with the articles of the current page. */
export function blogNode(siteUrl: string, language: Language, { lead, articles }: ArticleOverview): StructuredNode {
  const text = BLOG_TEXT[language];
  const url = absoluteUrl(siteUrl, pathIn(language, "/blog"));
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    url,
    name: text.feed.title,
    description: text.feed.description,
    inLanguage: LOCALE_OF[language],
    publisher: companyReference(siteUrl),
    blogPost: [...(lead ? [lead] : []), ...articles].map((article) => ({
      "@type": "BlogPosting",
      headline: article.title,
      url: absoluteUrl(siteUrl, articlePath(article)),
    })),
  };
}

/**
 * Returns the JSON-LD `BlogPosting` node of an article (SPEC §2).
 * @param image path of the fallback picture, used if the article has no cover
 */
export function articleNode(siteUrl: string, article: Article, image?: string): StructuredNode {
  const { language, title, metaDescription, keywords, category, readTime, publishedAt, updatedAt, cover } = article;
  const url = absoluteUrl(siteUrl, articlePath(article));
  const picture = cover ? imageFallback(cover) : image;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: metaDescription,
    author: author(siteUrl, article.author),
    publisher: publisher(siteUrl),
    datePublished: publishedAt,
    dateModified: updatedAt,
    keywords: keywords
      .split(",")
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ""),
    articleSection: BLOG_TEXT[language].categories[category],
    inLanguage: LOCALE_OF[language],
    timeRequired: `PT${readTime}M`,
    ...(picture && { image: absoluteUrl(siteUrl, picture) }),
  };
}

/**
 * Returns the document head of an article. Without a translation, the language switcher leads to the other language's
 * list.
 * @param siteUrl public origin of the site
 */
export function articleHead(siteUrl: string, { article, other }: Pick<ArticlePageProps, "article" | "other">) {
  const { language, title, metaDescription, category, publishedAt, updatedAt } = article;
  const { name, categories } = BLOG_TEXT[language];
  const paths: Record<Language, string> = { ...pathsOf("/blog"), [language]: articlePath(article) };
  if (other) paths[other.language] = articlePath(other);
  const card = articleCard(article);
  return {
    language,
    paths,
    title,
    description: metaDescription,
    hasTwin: other !== null,
    article: { publishedAt, updatedAt, section: categories[category] },
    card,
    nodes: [articleNode(siteUrl, article, cardPath(paths[language], card))],
    above: [{ name, path: pathIn(language, "/blog") }],
  };
}
