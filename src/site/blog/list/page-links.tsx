import type { Language } from "../../../lib/language.ts";
import { BLOG_TEXT } from "../blog-text.ts";
import { type ListView, listAddress } from "./list-address.ts";

/** Pages listed on each side of the current one, besides the first and the last. */
const AROUND = 1;

/** The page numbers to show, with `null` for gaps. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  );
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

export function PageLinks({ language, view, pages }: { language: Language; view: ListView; pages: number }) {
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
