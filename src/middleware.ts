import type { MiddlewareHandler } from "astro";

/**
 * Takes over what Astro should leave to the front: otherwise it would re-render its 404 page for every wrong address
 * and swallow a page's errors. The front gets both through `Astro.locals.outcome`.
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
