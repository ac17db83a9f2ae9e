/**
 * How Node runs the server: shared by `npm start` and by the bench, which would else measure another server than the one that
 * is started. Options that Node documents; the Dockerfile repeats them.
 */
export const SERVER_FLAGS = [
  // The part of the heap where everything begins, 2 MB instead of 16: what a request leaves behind is gone after it, so it is
  // collected as quickly, and an idle process holds some 35 MB less.
  "--max-semi-space-size=2",
  // Several times what the server needs at its busiest. The closer its bound, the sooner V8 collects a heap that grows: under
  // load that is some 100 MB less than with the bound of several GB that Node would choose.
  "--max-old-space-size=768",
];

/** Variables that must be set before the process begins. */
export const SERVER_VARIABLES = {
  NODE_ENV: process.env.NODE_ENV || "production",
  // glibc keeps a heap per thread; with one for the compressing threads together the process holds 13 MB less.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "1",
};
