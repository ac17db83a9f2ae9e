/**
 * The server's Node flags. The bench uses them too, so that it measures the same server; the Dockerfile repeats them.
 */
export const SERVER_FLAGS = [
  // Young generation of the heap: 2 MB instead of 16. Garbage from HTTP requests is short-lived, so collecting it is
  // just as fast, and an idle process uses some 35 MB less.
  "--max-semi-space-size=2",
  // Heap limit: several times the server's peak. The lower the limit, the sooner V8 collects a growing heap; under load
  // this saves some 100 MB compared with Node's default of several GB.
  "--max-old-space-size=768",
];

/** Environment variables that only take effect when the process starts. */
export const SERVER_VARIABLES = {
  NODE_ENV: process.env.NODE_ENV || "production",
  // glibc keeps a heap per thread; a single heap for all compression threads saves 13 MB.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "1",
};
