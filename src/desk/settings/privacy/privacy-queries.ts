import type { RequestState } from "../../../features/privacy/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { consentLedger } from "../../../text/fr/desk/consent-ledger.ts";
import type { deskPrivacy } from "../../../text/fr/desk/privacy.ts";
import type * as incidents from "../../../text/fr/desk/privacy-incident.ts";
import { usePages } from "../../kit/pages.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

type PrivacyTexts = TextLike<typeof deskPrivacy> & { ledger: TextLike<typeof consentLedger> } & TextLike<
    typeof incidents
  >;

const TEXTS = sectionTexts<PrivacyTexts>({
  fr: async () => ({
    ...(await import("../../../text/fr/desk/privacy.ts")).deskPrivacy,
    ledger: (await import("../../../text/fr/desk/consent-ledger.ts")).consentLedger,
    ...(await import("../../../text/fr/desk/privacy-incident.ts")),
  }),
  en: async () => ({
    ...(await import("../../../text/en/desk/privacy.ts")).deskPrivacy,
    ledger: (await import("../../../text/en/desk/consent-ledger.ts")).consentLedger,
    ...(await import("../../../text/en/desk/privacy-incident.ts")),
  }),
});

/** This screen's texts. */
export const usePrivacyTexts = () => useSectionTexts(TEXTS);

/** A write invalidates all lists of this screen. */
export const PRIVACY = [["privacy"]] as const;

export const useRequests = (state: RequestState) =>
  usePages(["privacy", "requests", state], "GET /privacy/requests", { query: { state } });

/** Downloads a response as a file, under the name the server gave it. */
export async function keep(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "copy";
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
