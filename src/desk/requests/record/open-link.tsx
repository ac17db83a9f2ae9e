import type { ReactNode } from "react";
import { follow } from "../../shell/use-address.ts";

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
