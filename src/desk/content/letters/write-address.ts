/** Id of the request whose person is being written to, in the address: `?write=12`. */
const PARAMETER = "write";

export function writeIdOf(query: URLSearchParams): number | null {
  const value = query.get(PARAMETER);
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** Address of the composer above the current screen. */
export function writeAddress(consultationId: number): string {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, String(consultationId));
  return `${url.pathname}${url.search}`;
}

/** Closes the composer: for `useSetQuery`. */
export const NOT_WRITING = { [PARAMETER]: null };
