/** What the front tells the API about one request; Hono hands it over as `c.env`. */
export interface RequestContext {
  requestId: string;
  /** By the configured number of proxies; for limits only, never to be logged or shown. */
  clientAddress: string;
  /**
   * Draws a page as the answer to this request, such as a form with its errors after a post without JavaScript. The page
   * finds `locals` in `Astro.locals`; it is sent with the status it gets here and is never kept.
   */
  renderPage(path: string, status: number, locals: Partial<App.Locals>): Promise<Response>;
}
