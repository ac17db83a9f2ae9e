import { useCallback, useMemo, useRef, useState } from "react";
import { CONSENT_SOURCES, type LedgerFilter, PURPOSES, STATES } from "../../../features/consent-ledger/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { FilterBar, filterBy } from "../../kit/filters.tsx";
import { Empty, PagedList } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { type ListHandle, Space, useVirtualRows } from "../../kit/use-virtual-rows.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { ConsentCells, ConsentHeads } from "./consent-row.tsx";
import { useExportLedger, useLedger, useWordings } from "./privacy-queries.ts";
import { usePrivacyTexts } from "./privacy-texts.ts";

/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 56;

/** Filters that stand in the address; the mail address that is looked for does not. */
const IN_ADDRESS = ["purpose", "state", "language", "source", "version", "from", "to"] as const;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

function filterOf(query: URLSearchParams): LedgerFilter {
  const version = query.get("version");
  const [from, to] = (["from", "to"] as const).map((name) => {
    const day = query.get(name) ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
  });
  return {
    purpose: oneOf(PURPOSES, query.get("purpose")),
    state: oneOf(STATES, query.get("state")),
    language: oneOf(LANGUAGES, query.get("language")),
    source: oneOf(CONSENT_SOURCES, query.get("source")),
    ...(version ? { version: version.slice(0, 20) } : {}),
    from,
    to,
  };
}

/** Every consent and every withdrawal, newest first. */
export function ConsentLedger() {
  const { ledger: t } = usePrivacyTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const fail = useFailure();
  const [address, setAddress] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const inAddress = useMemo(() => filterOf(query), [query]);
  const filter = useMemo(
    () => (address.trim() ? { ...inAddress, address: address.trim() } : inAddress),
    [inAddress, address],
  );
  const list = useLedger(filter);
  const wordings = useWordings();
  const exportLedger = useExportLedger();
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const chosen = IN_ADDRESS.filter((name) => inAddress[name] !== undefined).length;
  const isFiltered = chosen > 0 || address.trim() !== "";
  const versions = [
    ...new Set([...(wordings.data ?? []).map(({ version }) => version), inAddress.version ?? []].flat()),
  ];
  const clear = () => {
    setAddress("");
    setQuery(Object.fromEntries(IN_ADDRESS.map((name) => [name, null])));
    field.current?.focus();
  };
  const day = (name: "from" | "to") => (
    <label>
      <span>{t[name]}</span>
      <input
        type="date"
        value={inAddress[name] ?? ""}
        min={name === "to" ? inAddress.from : undefined}
        max={name === "from" ? inAddress.to : undefined}
        onChange={(event) => setQuery({ [name]: event.target.value || null })}
      />
    </label>
  );
  return (
    <section className="privacy-part" aria-labelledby="privacy-consents">
      <div className="privacy-head">
        <h2 id="privacy-consents">{t.title}</h2>
        <button
          type="button"
          className="action"
          disabled={exportLedger.isPending}
          onClick={() => exportLedger.mutate(filter, { onError: (error) => fail(error, t.exportFailed) })}
        >
          {t.exportCsv}
        </button>
      </div>
      <p>{t.intro}</p>
      <FilterBar
        label={t.filters}
        search={{
          value: address,
          field,
          onSearch: setAddress,
          label: t.search,
          placeholder: t.searchPlaceholder,
          maxLength: 254,
        }}
        more={t.more(chosen)}
        filters={[
          filterBy({
            label: t.columns.purpose,
            all: t.all.purpose,
            options: PURPOSES.map((name) => [name, t.purposes[name]] as const),
            value: inAddress.purpose ?? null,
            onChoose: (purpose) => setQuery({ purpose }),
          }),
          filterBy({
            label: t.columns.state,
            all: t.all.state,
            options: STATES.map((name) => [name, t.states[name]] as const),
            value: inAddress.state ?? null,
            onChoose: (state) => setQuery({ state }),
          }),
          filterBy({
            label: t.columns.source,
            all: t.all.source,
            options: CONSENT_SOURCES.map((name) => [name, t.sources[name]] as const),
            value: oneOf(CONSENT_SOURCES, inAddress.source ?? null) ?? null,
            onChoose: (source) => setQuery({ source }),
          }),
          filterBy({
            label: t.columns.language,
            all: t.all.language,
            options: LANGUAGES.map((name) => [name, t.languages[name]] as const),
            value: inAddress.language ?? null,
            onChoose: (language) => setQuery({ language }),
          }),
          filterBy({
            label: t.columns.version,
            all: t.all.version,
            options: versions.map((name) => [name, name] as const),
            value: inAddress.version ?? null,
            onChoose: (version) => setQuery({ version }),
          }),
        ]}
        fields={
          <span className="filter-dates">
            {day("from")}
            {day("to")}
          </span>
        }
      >
        <span className="note" role="status">
          {list.isSuccess && !list.isPlaceholderData ? t.shown(rows.length, list.hasNextPage) : ""}
        </span>
      </FilterBar>
      {isFiltered && list.isSuccess && rows.length === 0 ? (
        <Empty text={t.emptyFiltered}>
          <button type="button" className="action" onClick={clear}>
            {t.clear}
          </button>
        </Empty>
      ) : (
        <PagedList list={list} count={rows.length} texts={{ loading: t.loading, failed: t.failed, empty: t.empty }}>
          <LedgerTable list={list} rows={rows} layout={JSON.stringify(filter)} />
        </PagedList>
      )}
    </section>
  );
}

interface LedgerTableProps {
  list: ReturnType<typeof useLedger>;
  rows: Parameters<typeof ConsentCells>[0]["entry"][];
  layout: string;
}

function LedgerTable({ list, rows, layout }: LedgerTableProps) {
  const { ledger: t } = usePrivacyTexts();
  const handle = useRef<ListHandle>(null);
  const { fetchNextPage, hasNextPage: hasNext, isFetching, isFetchNextPageError } = list;
  const onNearEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);
  const { top, items, before, after, measure } = useVirtualRows({
    rows,
    layout,
    rowHeight: ROW_HEIGHT,
    overscan: 12,
    hasNext,
    onNearEnd,
    handle,
  });
  return (
    <div ref={top}>
      <table className="privacy-table consent-table" aria-rowcount={hasNext ? -1 : rows.length + 1}>
        <caption className="unseen">{t.title}</caption>
        <ConsentHeads />
        <tbody>
          <Space height={before} />
          {items.map(({ index, key }) => {
            const entry = rows[index];
            if (!entry) return null;
            return (
              <tr key={key} ref={measure} data-index={index} aria-rowindex={index + 2}>
                <ConsentCells entry={entry} />
              </tr>
            );
          })}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  );
}
