import { useRef, useState } from "react";
import { CONSENT_SOURCES, type LedgerFilter, PURPOSES, STATES } from "../../../features/consent-ledger/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { api, apiResponse } from "../../../ui/api-client.ts";
import { rowsOf, usePagesBy, useRead } from "../../kit/api.ts";
import { dayIn, FilterBar, FilterDays, oneOf, textOf, useFilters } from "../../kit/filters.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { Part } from "../../kit/parts.tsx";
import { LongTable } from "../../kit/table.tsx";
import { useSave } from "../../kit/use-save.ts";
import type { ListHandle } from "../../kit/use-virtual-rows.tsx";
import { useConsentColumns } from "./consents-of.tsx";
import { keep, usePrivacyTexts } from "./privacy-queries.ts";

/** Filters in the URL, which excludes the email address searched for, because that is personal information. */
const LEDGER_FILTERS = {
  purpose: oneOf(PURPOSES),
  state: oneOf(STATES),
  language: oneOf(LANGUAGES),
  source: oneOf(CONSENT_SOURCES),
  version: textOf(20),
  from: dayIn,
  to: dayIn,
};

/** Ledger of consents and withdrawals, newest first. */
export function ConsentLedger() {
  const { ledger: t } = usePrivacyTexts();
  const { filters, asked, change, choice, clear: clearFilters } = useFilters(LEDGER_FILTERS);
  const [address, setAddress] = useState("");
  const handle = useRef<ListHandle>(null);
  const columns = useConsentColumns();
  // Read by POST, because the search term may be an email address, which must not be in a URL.
  const set = Object.entries({ ...filters, address: address.trim() }).filter(([, value]) => value);
  const filter: LedgerFilter = Object.fromEntries(set);
  const list = usePagesBy(["privacy", "consents", filter], null, (cursor, signal) =>
    api("POST /privacy/consents/searches", { body: { filter, cursor }, signal }),
  );
  const rows = rowsOf(list.data);
  const wordings = useRead(["privacy", "wordings"], "GET /privacy/consents/wordings");
  const exportLedger = useSave(() => keep(apiResponse("POST /privacy/consents/exports", { body: { filter } })), {
    touches: [],
    failed: t.exportFailed,
  });
  const isFiltered = asked !== "" || address.trim() !== "";
  const versions = new Set([...(wordings.data ?? []).map(({ version }) => version), filters.version ?? []].flat());
  const clear = () => {
    setAddress("");
    clearFilters();
    document.querySelector<HTMLElement>(".search-field input")?.focus();
  };
  const narrowBy = (
    name: "purpose" | "state" | "source" | "language" | "version",
    values: readonly string[],
    names: Readonly<Record<string, string>> = {},
  ) =>
    choice(name, {
      label: t.columns[name],
      all: t.all[name],
      options: values.map((value) => [value, names[value] ?? value] as const),
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
        fields={<FilterDays from={filters.from} to={filters.to} onChoose={change} />}
        fieldsSet={Number(filters.from !== null) + Number(filters.to !== null)}
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
