/** Parts of the names of better-auth's cookies, which have a prefix: a session, and the pause between password and code. */
export const SESSION_COOKIE = "session_token";
export const CHALLENGE_COOKIE = "two_factor";
