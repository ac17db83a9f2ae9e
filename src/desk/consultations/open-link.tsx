import type { MouseEvent, ReactNode } from "react";
import { goTo } from "../use-address.ts";

/** Address of a consultation's detail: the present address, its filters kept, with the id. */
export function detailAddress(id: number): string {
  const url = new URL(location.href);
  url.searchParams.set("consultation", String(id));
  return `${url.pathname}${url.search}`;
}

/** Leads to the detail. A real link: it can be opened in another tab and copied. */
export function OpenLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <a
      className="open-link"
      href={`?consultation=${id}`}
      data-row={id}
      onClick={(event) => follow(event, detailAddress(id))}
    >
      {children}
    </a>
  );
}

/** Follows a link within the desk, unless the person asked the browser for another tab or window. */
export function follow(event: MouseEvent, address: string): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  goTo(address);
}
