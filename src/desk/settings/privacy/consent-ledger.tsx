import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { CONSENT_SOURCES, type LedgerFilter, PURPOSES, STATES } from "../../../features/consent-ledger/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { api, apiResponse } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { FilterBar, FilterDays } from "../../kit/filters.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { Part } from "../../kit/parts.tsx";
import { LongTable } from "../../kit/table.tsx";
import { useSave } from "../../kit/use-save.ts";
import type { ListHandle } from "../../kit/use-virtual-rows.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { useConsentColumns } from "./consents-of.tsx";
import { keep, usePrivacyTexts } from "./privacy-queries.ts";

/** Filters that stand in the address; the mail address that is looked for does not. */
const IN_ADDRESS = ["purpose", "state", "language", "source", "version", "from", "to"] as const;

function filterOf(query: URLSearchParams): LedgerFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const dayOf = (name: string) => {
    const day = query.get(name) ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
  };
  return {
    purpose: oneOf("purpose", PURPOSES),
    state: oneOf("state", STATES),
    language: oneOf("language", LANGUAGES),
    source: oneOf("source", CONSENT_SOURCES),
    version: query.get("version")?.slice(0, 20) || undefined,
    from: dayOf("from"),
    to: dayOf("to"),
  };
}

/** Every consent and every withdrawal, newest first. */
export function ConsentLedger() {
  const { ledger: t } = usePrivacyTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const [address, setAddress] = useState("");
  const handle = useRef<ListHandle>(null);
  const columns = useConsentColumns();
  const filter = useMemo(() => ({ ...filterOf(query), address: address.trim() || undefined }), [query, address]);
  // What is looked for stands in the body: it may be a mail address.
  const list = useInfiniteQuery({
    queryKey: ["privacy", "consents", filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      api("POST /privacy/consents/searches", { body: { filter, cursor }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const wordings = useRead(["privacy", "wordings"], "GET /privacy/consents/wordings");
  const exportLedger = useSave(() => keep(apiResponse("POST /privacy/consents/exports", { body: { filter } })), {
    touches: [],
    failed: t.exportFailed,
  });
  const isFiltered = IN_ADDRESS.some((name) => filter[name] !== undefined) || filter.address !== undefined;
  const versions = new Set([...(wordings.data ?? []).map(({ version }) => version), filter.version ?? []].flat());
  const clear = () => {
    setAddress("");
    setQuery(Object.fromEntries(IN_ADDRESS.map((name) => [name, null])));
    document.querySelector<HTMLElement>(".search-field input")?.focus();
  };
  const narrowBy = (
    name: "purpose" | "state" | "source" | "language" | "version",
    values: readonly string[],
    names: Readonly<Record<string, string>> = {},
  ) => ({
    label: t.columns[name],
    all: t.all[name],
    options: values.map((value) => [value, names[value] ?? value] as const),
    value: filter[name] ?? null,
    onChoose: (value: string | null) => setQuery({ [name]: value }),
  });
  return (
    <Part
      title={t.title}
      note={t.intro}
      tools={
        <button
          type="button"
          className="action"
          disabled={exportLedger.isPending}
          onClick={() => exportLedger.mutate(undefined)}
        >
          {t.exportCsv}
        </button>
      }
    >
      <FilterBar
        label={t.filters}
        search={{
          value: address,
          onSearch: setAddress,
          label: t.search,
          placeholder: t.searchPlaceholder,
          maxLength: 254,
        }}
        more={t.more}
        filters={[
          narrowBy("purpose", PURPOSES, t.purposes),
          narrowBy("state", STATES, t.states),
          narrowBy("source", CONSENT_SOURCES, t.sources),
          narrowBy("language", LANGUAGES, t.languages),
          narrowBy("version", [...versions]),
        ]}
        fields={<FilterDays from={filter.from} to={filter.to} onChoose={setQuery} />}
        fieldsSet={Number(filter.from !== undefined) + Number(filter.to !== undefined)}
      >
        <span className="note" role="status">
          {list.isSuccess && !list.isPlaceholderData ? t.shown(rows.length, list.hasNextPage) : ""}
        </span>
      </FilterBar>
      <PagedList
        list={list}
        count={rows.length}
        texts={{ ...t, empty: isFiltered ? t.emptyFiltered : t.empty }}
        ifEmpty={
          isFiltered && (
            <button type="button" className="action" onClick={clear}>
              {t.clear}
            </button>
          )
        }
      >
        <LongTable
          caption={t.title}
          columns={columns}
          rows={rows}
          layout={JSON.stringify(filter)}
          hasNext={list.hasNextPage}
          onNearEnd={() => {
            if (!list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage();
          }}
          handle={handle}
        />
      </PagedList>
    </Part>
  );
}
