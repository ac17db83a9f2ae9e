import type { MiddlewareHandler } from "astro";

/**
 * Keeps from Astro what is the front's business: left alone it would draw its 404 page anew for every wrong address and swallow
 * what a page threw. The front learns of both by `Astro.locals.outcome`.
 */
export const onRequest: MiddlewareHandler = async ({ locals: { outcome } }, next) => {
  try {
    const response = await next();
    if (response.body === null && response.status === 404) outcome.isMissing = true;
    else if (response.body === null && response.status === 500) throw new Error("The page answered 500 without a body");
    else return response;
    // With a body, though an empty one, Astro takes the page for the answer.
    return new Response("", response);
  } catch (error) {
    outcome.failure = { error };
    return new Response("", { status: 500 });
  }
};
