/** What keys of programs may read and change: the nouns of the API that are not about running the site. */
export const NOUNS = ["requests", "people", "appointments", "newsletter", "chat", "posts", "webhooks"] as const;
export type Noun = (typeof NOUNS)[number];

/** `requests:read`; whoever may write may not read without saying so. */
export type Scope = `${Noun}:${"read" | "write"}`;

export const SCOPES = NOUNS.flatMap((noun): Scope[] => [`${noun}:read`, `${noun}:write`]);

/** What a key needs to see what it changes by another scope. */
export const readScopeOf = (scope: Scope): Scope => `${scope.split(":")[0] as Noun}:read`;
