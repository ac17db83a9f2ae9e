/**
 * How Node runs the server: shared by `npm start` and by the bench, which would else measure another server than the one that
 * is started.
 */

/**
 * The part of the heap where everything begins, 2 MB instead of 16: what a request leaves behind is gone after it, so it is
 * collected as quickly, and the process holds 20 MB less.
 */
const SMALL_NURSERY = "--max-semi-space-size=2";

/**
 * The heap may grow by half before it is collected, not by up to four times: under a load of messages the process holds 215 MB
 * instead of 345, for the same processor time.
 */
const SMALL_GROWTH = "--heap-growing-percent=50";

/** Flags of Node, before the script. */
export const SERVER_FLAGS = [SMALL_NURSERY, SMALL_GROWTH];

/** Variables that must be set before the process begins. */
export const SERVER_VARIABLES = {
  NODE_ENV: process.env.NODE_ENV || "production",
  // glibc keeps a heap per thread; with one for the compressing threads together the process holds 13 MB less.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "1",
};
