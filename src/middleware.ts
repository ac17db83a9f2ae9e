import type { MiddlewareHandler } from "astro";

/**
 * Reports missing pages and errors to the front through `Astro.locals.outcome`. Otherwise, Astro would re-render its
 * 404 page for every unknown path and swallow a page's errors.
 */
export const onRequest: MiddlewareHandler = async ({ locals: { outcome } }, next) => {
  try {
    const response = await next();
    if (response.body === null && response.status === 404) outcome.isMissing = true;
    else if (response.body === null && response.status === 500) throw new Error("The page answered 500 without a body");
    else return response;
    // With a body, even an empty one, Astro treats the page as the response.
    return new Response("", response);
  } catch (error) {
    outcome.failure = { error };
    return new Response("", { status: 500 });
  }
};
