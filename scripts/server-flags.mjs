/**
 * Node flags of the server, shared by `npm start` and the bench, which would otherwise measure a different server.
 * Documented Node options; the Dockerfile repeats them.
 */
export const SERVER_FLAGS = [
  // The young generation of the heap, 2 MB instead of 16: garbage from requests is short-lived, so collection is as
  // fast, and an idle process holds some 35 MB less.
  "--max-semi-space-size=2",
  // Several times the server's peak. The closer the limit, the sooner V8 collects a growing heap: under load that saves
  // some 100 MB compared with Node's default limit of several GB.
  "--max-old-space-size=768",
];

/** Variables that must be set before the process starts. */
export const SERVER_VARIABLES = {
  NODE_ENV: process.env.NODE_ENV || "production",
  // glibc keeps a heap per thread; sharing one among the compression threads saves 13 MB.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "1",
};
