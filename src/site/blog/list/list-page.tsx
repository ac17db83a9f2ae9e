import type { ArticleOverview } from "../../../features/blog/article.ts";
import { NewsletterSignup } from "../../../features/newsletter/components/newsletter-signup.tsx";
import type { Language } from "../../../lib/language.ts";
import { PlateThreads } from "../../motif/plate.tsx";
import { WindAstray } from "../../motif/wind.tsx";
import { BLOG_TEXT, type BlogText } from "../blog-text.ts";
import { feedPath } from "../feed.ts";
import { type ListView, listAddress } from "./list-address.ts";
import { ListControls } from "./list-controls.tsx";
import { PageLinks } from "./page-links.tsx";
import { PostCard } from "./post-card.tsx";

/** Six (SPEC §9). */
const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

interface ListPageProps {
  language: Language;
  view: ListView;
  overview: ArticleOverview;
}

/**
 * The list of articles (SPEC §2). Changing topic, search or page is a navigation; where scripts run, `list-script.ts`
 * fetches the page and swaps in its topics, form and articles, with skeletons in the meantime.
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

/** The list's contents in one line, announced to screen readers after each change. */
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
