import { HttpError } from "../../ui/api-client.ts";
import { offersPasskeys, takesPasskeys } from "../../ui/passkeys.ts";
import { addPasskey, deviceName, signInWithPasskey } from "./passkey-requests.ts";

/** Interval at which an open page requests a new challenge, in ms; challenges expire after five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** Activates a `PasskeyPart` if the browser supports passkeys. */
function wake(part: HTMLElement): void {
  const { passkey: origin, next = "/admin/today" } = part.dataset;
  const button = part.querySelector("button")!;
  const error = part.querySelector<HTMLElement>("[role=alert]")!;
  if (!takesPasskeys(origin)) return;
  part.hidden = false;
  for (const instead of document.querySelectorAll<HTMLElement>("[data-passkey-missing]")) instead.hidden = true;

  const enter = () => location.assign(next);
  const tell = (failure: unknown) => {
    const { limited, failed, refused } = part.dataset;
    const words = failure instanceof HttpError ? (failure.status === 429 ? limited : refused) : failed;
    error.textContent = wordOf(failure) ?? words ?? "";
  };

  const password = document.querySelector<HTMLInputElement>("input[name=password]");
  const act =
    part.dataset["act"] === "add"
      ? () => addPasskey(deviceName(navigator.userAgent) ?? part.dataset["name"] ?? "", password!.value)
      : () => signInWithPasskey();
  button.onclick = async () => {
    if (button.ariaDisabled === "true") return;
    if (part.dataset["act"] === "add" && !password?.reportValidity()) return;
    waiting?.abort();
    error.textContent = "";
    button.ariaDisabled = "true";
    try {
      await act();
      enter();
    } catch (failure) {
      tell(failure);
      void offer();
    } finally {
      button.ariaDisabled = null;
    }
  };

  let waiting: AbortController | undefined;
  /** Offers passkeys in the autofill of the email field while the page is visible. */
  async function offer(): Promise<void> {
    if (document.hidden || !document.querySelector('[autocomplete~="webauthn"]') || !(await offersPasskeys())) return;
    waiting?.abort();
    const current = new AbortController();
    waiting = current;
    try {
      await signInWithPasskey({ offered: current });
      enter();
    } catch (failure) {
      // Stay silent unless the user picked a passkey and the server refused it.
      if (current === waiting && failure instanceof HttpError && failure.status === 401) tell(failure);
    }
  }
  void offer();
  document.addEventListener("visibilitychange", () => void offer());
  setInterval(() => void offer(), RENEWAL_MS);
}

/** Returns the server's error about the password, if any. */
function wordOf(failure: unknown): string | undefined {
  return failure instanceof HttpError ? failure.fieldErrors["password"] : undefined;
}

for (const part of document.querySelectorAll<HTMLElement>("[data-passkey]")) wake(part);
