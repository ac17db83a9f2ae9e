import { type ArticleCard, type ArticleOverview, articlePath } from "../../../features/blog/article.ts";
import type { Category } from "../../../features/blog/model.ts";
import { NewsletterSignup } from "../../../features/newsletter/components/newsletter-form.tsx";
import { LANGUAGES, type Language, LOCALE_OF } from "../../../lib/language.ts";
import { PlateThreads } from "../../motif/plate.tsx";
import { WindAstray } from "../../motif/wind.tsx";
import { BLOG_TEXT, type BlogText } from "../../page-texts.ts";
import { blogNode } from "../article/article-page.tsx";
import { feedPath } from "../feed.ts";
import { Cover, publishedDate } from "../post-parts.tsx";
import { categoryInAddress, type ListView, LONGEST_SEARCH, listAddress } from "./list-address.ts";

/**
 * Returns the document head of the list. Topics and further pages are indexed; search results and empty lists are not.
 */
export function listHead(siteUrl: string, language: Language, view: ListView, overview: ArticleOverview) {
  const text = BLOG_TEXT[language];
  const { category, q, page = 1 } = view;
  const topic = category && text.categories[category];
  const part = page > 1 ? text.pages.page(page) : undefined;
  const narrowed = [q && text.search.found(q), topic, part].filter((words) => words);
  const description = topic ? text.descriptionOf(topic) : text.description;
  return {
    paths: Object.fromEntries(LANGUAGES.map((each) => [each, listAddress(each, view)])) as Record<Language, string>,
    title: narrowed.length === 0 ? text.title : [text.name, ...narrowed].join(" · "),
    description: part ? `${description} ${part}.` : description,
    indexed: !q && overview.total > 0,
    nodes: q ? [] : [blogNode(siteUrl, language, overview)],
  };
}

/** How many page numbers to show on each side of the current page, besides the first and last. */
const AROUND = 1;

/** Returns the page numbers to show, with `null` for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  );
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

function PageLinks({ language, view, pages }: { language: Language; view: ListView; pages: number }) {
  const text = BLOG_TEXT[language].pages;
  const { page = 1 } = view;
  if (pages < 2) return null;
  const to = (number: number) => listAddress(language, { ...view, page: number });
  return (
    <nav className="pages" aria-label={text.label}>
      {page > 1 ? (
        <a className="page-link" href={to(page - 1)} rel="prev">
          {text.previous}
        </a>
      ) : null}
      <ol>
        {pageNumbers(page, pages).map((number, index, all) => (
          <li key={number ?? `before ${all[index + 1]}`}>
            {number === null ? (
              "…"
            ) : (
              <a
                className="page-link"
                href={to(number)}
                aria-label={text.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="page-link" href={to(page + 1)} rel="next">
          {text.next}
        </a>
      ) : null}
    </nav>
  );
}

interface ListControlsProps {
  language: Language;
  view: ListView;
  /** Categories with at least one article. */
  categories: readonly Category[];
}

/** Renders topic links and a GET form for the search, which work without scripts. */
function ListControls({ language, view: { category, q }, categories }: ListControlsProps) {
  const { filter, search, categories: names } = BLOG_TEXT[language];
  const topics = [undefined, ...categories];
  return (
    <div className="wrap blog-bar">
      <nav id="topics" className="topics" aria-label={filter.label}>
        <ul>
          {topics.map((topic) => (
            <li key={topic ?? ""}>
              <a
                href={listAddress(language, { category: topic, q })}
                aria-current={topic === category ? "true" : undefined}
              >
                {topic ? names[topic] : filter.all}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form id="search" className="blog-search" action={listAddress(language, {})}>
        {category ? <input type="hidden" name="category" value={categoryInAddress(category)} /> : null}
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
          aria-label={search.label}
          placeholder={search.label}
        />
        <button type="submit" className="button button-quiet">
          {search.submit}
        </button>
      </form>
    </div>
  );
}

/** Keys of the six skeletons (SPEC §9). */
const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

interface ListPageProps {
  language: Language;
  view: ListView;
  overview: ArticleOverview;
}

/**
 * Renders the list of articles (SPEC §2). A change of topic, search or page is a navigation. With JavaScript,
 * `LIST_SCRIPT` fetches the page and swaps in its parts, showing skeletons meanwhile.
 */
export function ListPage({ language, view, overview }: ListPageProps) {
  const text = BLOG_TEXT[language];
  return (
    <>
      <PlateThreads />
      <header className="wrap opening">
        <h1>{text.headline}</h1>
        <div>
          <p className="lead">{text.lead}</p>
          <a className="blog-feed" href={feedPath(language, "xml", view.category)}>
            {text.feed.link}
          </a>
        </div>
      </header>
      <div id="blog">
        <ListControls language={language} view={view} categories={overview.categories} />
        <p id="loading" className="unseen" role="status" data-text={text.loading} />
        <Posts language={language} view={view} overview={overview} />
        <ul id="skeletons" className="wrap posts skeletons" aria-hidden="true" hidden>
          {SKELETON_CARDS.map((card) => (
            <li key={card}>
              <div className="plate" />
              <i />
              <i />
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <NewsletterSignup language={language} placement="blog" />
      </div>
    </>
  );
}

function Posts({ language, view, overview: { lead, articles, pages, total } }: ListPageProps) {
  const text = BLOG_TEXT[language];
  return (
    <section id="posts" className="wrap" aria-labelledby="posts-title">
      <h2 id="posts-title" className="posts-title" tabIndex={-1}>
        {resultTitle(text, view, total, pages)}
      </h2>
      {lead ? <PostCard language={language} article={lead} size="lead" /> : null}
      {articles.length > 0 ? (
        <ul className="posts">
          {articles.map((article) => (
            <li key={article.id}>
              <PostCard language={language} article={article} />
            </li>
          ))}
        </ul>
      ) : null}
      {total === 0 ? <NothingFound language={language} view={view} /> : null}
      <PageLinks language={language} view={view} pages={pages} />
    </section>
  );
}

/** Summarizes the results in one line, which is announced to screen readers after each change. */
function resultTitle(text: BlogText, { category, q, page = 1 }: ListView, total: number, pages: number): string {
  const found = q ? `${text.count(total)} ${text.search.found(q)}` : text.count(total);
  return [found, category && text.categories[category], page > 1 && text.pages.pageOf(page, pages)]
    .filter(Boolean)
    .join(" · ");
}

function NothingFound({ language, view: { q } }: { language: Language; view: ListView }) {
  const { empty, search } = BLOG_TEXT[language];
  return (
    <div className="nothing">
      <WindAstray />
      <p className="nothing-title">{q ? search.noResult(q) : empty.title}</p>
      <p className="lead">{q ? search.noResultAdvice : empty.text}</p>
      {q ? (
        <p>
          <a className="link" href={listAddress(language, {})}>
            {search.all}
          </a>
        </p>
      ) : null}
    </div>
  );
}

interface PostCardProps {
  /** Language of the reader. */
  language: Language;
  article: ArticleCard;
  /** `lead` is large, above the other articles. */
  size?: "lead" | "card";
}

/** Image `sizes` in the list, which follow the columns of `blog-list.css`. */
const SIZES = {
  lead: "(min-width: 62rem) 46rem, 100vw",
  card: "(min-width: 62rem) 24rem, (min-width: 40rem) 48vw, 100vw",
};

/**
 * Renders an article in the list. Its only link, "Read more", covers the whole card. An article in the other language
 * is marked.
 */
function PostCard({ language, article, size = "card" }: PostCardProps) {
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
