/**
 * Node flags of the server. The bench uses them too, or it would measure a different server; the Dockerfile repeats
 * them.
 */
export const SERVER_FLAGS = [
  // Young generation of the heap, 2 MB instead of 16: garbage from requests is short-lived, so collecting it is as
  // fast, and an idle process takes some 35 MB less.
  "--max-semi-space-size=2",
  // Several times what the server needs at its peak. The closer the limit, the sooner V8 collects a growing heap: under
  // load this saves some 100 MB compared with Node's default of several GB.
  "--max-old-space-size=768",
];

/** Environment variables that only take effect when the process starts. */
export const SERVER_VARIABLES = {
  NODE_ENV: process.env.NODE_ENV || "production",
  // glibc keeps a heap per thread; one heap for all compression threads saves 13 MB.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "1",
};
