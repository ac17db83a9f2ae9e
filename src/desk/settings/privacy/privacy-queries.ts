import type { RequestState } from "../../../features/privacy/model.ts";
import type { TextLike } from "../../../lib/language.ts";
import type * as texts from "../../../text/fr/desk/privacy.ts";
import { usePages } from "../../kit/api.ts";
import { sectionTexts, useSectionTexts } from "../../shell/desk-context.tsx";

const ofScreen = ({ deskPrivacy, consentLedger, incidentFields, incidentDesk }: TextLike<typeof texts>) => ({
  ...deskPrivacy,
  ledger: consentLedger,
  incidentFields,
  incidentDesk,
});
const TEXTS = sectionTexts({
  fr: () => import("../../../text/fr/desk/privacy.ts").then(ofScreen),
  en: () => import("../../../text/en/desk/privacy.ts").then(ofScreen),
});

export const usePrivacyTexts = () => useSectionTexts(TEXTS);

/** Prefix of the query keys of all lists on this screen, which reload after every write. */
export const PRIVACY = [["privacy"]] as const;

export const useRequests = (state: RequestState) =>
  usePages(["privacy", "requests", state], "GET /privacy/requests", { query: { state } });

/** Downloads a response as a file, named by the server. */
export async function keep(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? "copy";
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
