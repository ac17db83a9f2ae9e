import type { PrivacyRequest } from "../../../features/privacy/model.ts";

/**
 * The request whose person is to be looked up next: handed from one tab to the other in memory, because an address of mail
 * must not stand in the address bar.
 */
let request: PrivacyRequest | undefined;

export function openFileOf(asked: PrivacyRequest): void {
  request = asked;
}

/** The request that was handed over. */
export function requestToOpen(): PrivacyRequest | undefined {
  return request;
}

export function forgetRequestToOpen(): void {
  request = undefined;
}
