/** What API keys may read and change: the nouns of the API that do not concern running the site. */
export const NOUNS = ["requests", "people", "appointments", "newsletter", "chat", "posts", "webhooks"] as const;
export type Noun = (typeof NOUNS)[number];

/** `requests:read`; write access does not imply read access. */
export type Scope = `${Noun}:${"read" | "write"}`;

export const SCOPES = NOUNS.flatMap((noun): Scope[] => [`${noun}:read`, `${noun}:write`]);

/** The read scope that goes with a scope. */
export const readScopeOf = (scope: Scope): Scope => `${scope.split(":")[0] as Noun}:read`;
