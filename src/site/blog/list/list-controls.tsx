import type { Category } from "../../../features/blog/model.ts";
import type { Language } from "../../../lib/language.ts";
import { BLOG_TEXT } from "../blog-text.ts";
import { categoryInAddress, type ListView, LONGEST_SEARCH, listAddress } from "./list-address.ts";

interface ListControlsProps {
  language: Language;
  view: ListView;
  /** Those with articles. */
  categories: readonly Category[];
}

/** The list's filters: links and a GET form, so that it works without scripts. */
export function ListControls({ language, view: { category, q }, categories }: ListControlsProps) {
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
