/**
 * Whether the chat is open, for this tab (session storage), and when it was last seen to open or close in any tab (local
 * storage, milliseconds since 1970). The same entries are read and written by `CHAT_SCRIPT` before React is awake.
 */
const KEY = "nordet-chat";

/** Storage is refused in some private modes; then the chat begins closed on every page. */
export function readOpen(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function writeOpen(open: boolean): void {
  try {
    sessionStorage.setItem(KEY, open ? "1" : "0");
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A forbidden storage costs the memory of it, never the chat.
  }
}
