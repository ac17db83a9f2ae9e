import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  KeptWording,
  LedgerEntry,
  LedgerFilter,
  LedgerLook,
  LedgerPage,
} from "../../../features/consent-ledger/model.ts";
import type { Incident, IncidentFields } from "../../../features/privacy/incidents/model.ts";
import type {
  Certificate,
  Changes,
  Format,
  Found,
  PersonKeys,
  PrivacyRequest,
  RequestKind,
  RequestState,
} from "../../../features/privacy/model.ts";
import type { RetentionState } from "../../../features/privacy/retention/model.ts";
import type { Language } from "../../../lib/language.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";
import { usePages } from "../../kit/pages.ts";

const BASE = "/api/privacy";

export const useRequests = (state: RequestState) =>
  usePages<PrivacyRequest>(["privacy", "requests", state], `${BASE}/requests?state=${state}`);
export const useCertificates = () => usePages<Certificate>(["privacy", "certificates"], `${BASE}/erasures`);

export const useRetention = () =>
  useQuery({
    queryKey: ["privacy", "retention"],
    queryFn: ({ signal }) => apiRead<RetentionState>(`${BASE}/retention`, { signal }),
    networkMode: "always",
  });

export const useIncidents = () =>
  useQuery({
    queryKey: ["privacy", "incidents"],
    queryFn: ({ signal }) => apiRead<Incident[]>(`${BASE}/incidents`, { signal }),
    networkMode: "always",
  });

/** What is done at this desk: afterwards its lists are asked for again. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => void client.invalidateQueries({ queryKey: ["privacy"] }) });
}

const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;

export const useAddRequest = () =>
  useAct((request: { kind: RequestKind; email: string; language: Language; wish: string | null }) =>
    json<PrivacyRequest>(apiWrite("POST", `${BASE}/requests`, request)),
  );

export const useAnswerRequest = () =>
  useAct(({ id, ...answer }: { id: number; state: "answered" | "refused"; note: string | null }) =>
    json<PrivacyRequest>(apiWrite("PUT", `${BASE}/requests/${id}`, answer)),
  );

export const useSaveIncident = () =>
  useAct(({ before, fields }: { before: Incident | undefined; fields: IncidentFields }) =>
    before
      ? apiWrite("PUT", `${BASE}/incidents/${before.id}`, { ...fields, version: before.version })
      : apiWrite("POST", `${BASE}/incidents`, fields),
  );

/** Looking for somebody writes nothing, but what is looked for must not stand in an address. */
export const useSearch = () =>
  useMutation({ mutationFn: (q: string) => json<Found>(apiWrite("POST", `${BASE}/searches`, { q })) });

export const useLook = () =>
  useMutation({ mutationFn: (keys: PersonKeys) => json<Found>(apiWrite("POST", `${BASE}/looks`, { keys })) });

export const useCorrect = () =>
  useAct((body: { keys: PersonKeys; changes: Changes }) =>
    json<{ counts: Record<string, number> }>(apiWrite("POST", `${BASE}/corrections`, body)),
  );

export const useErase = () =>
  useAct((body: { keys: PersonKeys; requestId: number | null; expected: number }) =>
    json<Certificate>(apiWrite("POST", `${BASE}/erasures`, body)),
  );

/** The ledger, a page after the other. What is looked for stands in the body: it may be a mail address. */
export const useLedger = (filter: LedgerFilter) =>
  useInfiniteQuery({
    queryKey: ["privacy", "consents", filter],
    queryFn: ({ pageParam, signal }) =>
      json<LedgerPage>(apiWrite("POST", `${BASE}/consents/searches`, { filter, cursor: pageParam }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });

export const useWordings = () =>
  useQuery({
    queryKey: ["privacy", "wordings"],
    queryFn: ({ signal }) => apiRead<KeptWording[]>(`${BASE}/consents/wordings`, { signal }),
    networkMode: "always",
  });

/** What somebody agreed to. */
export const useConsentsOf = (who: Partial<LedgerLook>) =>
  useQuery({
    queryKey: ["privacy", "consents-of", who],
    queryFn: async ({ signal }) => {
      const { items } = await json<{ items: LedgerEntry[] }>(
        apiWrite("POST", `${BASE}/consents/looks`, who, { signal }),
      );
      return items;
    },
    networkMode: "always",
  });

export const useExportLedger = () =>
  useMutation({
    mutationFn: async (filter: LedgerFilter) => keep(await apiWrite("POST", `${BASE}/consents/exports`, { filter })),
  });

/** Makes a copy and gives it to the browser to keep. */
export const useHandOver = () =>
  useMutation({
    mutationFn: async (body: { keys: PersonKeys; format: Format; language: Language }) =>
      keep(await apiWrite("POST", `${BASE}/hand-overs`, body)),
  });

/** Gives a file that was answered to the browser, under the name it was given. */
async function keep(answer: Response): Promise<void> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "copy";
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
