/** Where a person signs in who asked for a page of the desk, and the way back to it. */
export function signInPath({ pathname, search, searchParams }: URL): string {
  const query = new URLSearchParams({ next: `${pathname}${search}` });
  if (searchParams.get("lang") === "en") query.set("lang", "en");
  return `/admin/sign-in?${query}`;
}
