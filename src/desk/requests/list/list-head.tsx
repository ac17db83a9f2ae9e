import { type MouseEvent, memo, useRef, useState } from "react";
import { type DeskView, MAX_VIEW_NAME_LENGTH } from "../../../features/consultations/follow-up/model.ts";
import type { ConsultationSummary } from "../../../features/consultations/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { LOCALE_OF } from "../../../lib/language.ts";
import { api, searchParams } from "../../../ui/api-client.ts";
import { useRead } from "../../kit/api.ts";
import { readFilters } from "../../kit/filters.tsx";
import { Field, RecordForm } from "../../kit/form.tsx";
import { ActOn, Item, OpenDialog, Shown } from "../../kit/parts.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { type Saving, useSave } from "../../kit/use-save.ts";
import { pathOfView } from "../../shell/desk-address.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { datesOf, type Filters, NO_FILTERS, REQUEST_FILTERS } from "../filters.ts";

const KEY = ["consultation-views"];

const filtersIn = (view: DeskView) => readFilters(REQUEST_FILTERS, new URLSearchParams(view.query));

/** Tabs above the list for saved filters: the user's own, and those that colleagues share. */
export function ViewTabs({ filters }: { filters: Filters }) {
  const { followUp } = useTexts();
  const { data: views = [] } = useRead(KEY, "GET /consultations/views");
  if (views.length === 0) return null;
  const shown = addressOf(filters);
  const all = [{ name: followUp.views.all, address: addressOf(NO_FILTERS) }];
  const tabs = [...all, ...views.map((view) => ({ name: view.name, address: addressOf(filtersIn(view)) }))];
  return <Tabs label={followUp.views.open} tabs={tabs.map((tab) => ({ ...tab, current: tab.address === shown }))} />;
}

interface ViewWrite {
  /** New content; absent to delete the view. */
  body?: Pick<DeskView, "name" | "query" | "shared">;
  /** View to change; absent for a new view. */
  view?: DeskView;
  said: string;
}

interface SavedViewsProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
  onClose: () => void;
}

/** Dialog to save, share, rename and delete filters. */
export function SavedViews({ filters, onChoose, onClose }: SavedViewsProps) {
  const { t: desk, followUp } = useTexts();
  const t = followUp.views;
  const { announce } = useDesk();
  /** Number of views added; also the form's key, so that the field for the next name starts empty. */
  const [added, setAdded] = useState(0);
  const [renaming, setRenaming] = useState<number | null>(null);
  const list = useRead(KEY, "GET /consultations/views", { staleTime: 0 });
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending, form } = useSave(
    async ({ body, view }: ViewWrite) => {
      if (!view) return body && api("POST /consultations/views", { body });
      const params = { view: view.id };
      return body
        ? api("PUT /consultations/views/:view", { params, body })
        : api("DELETE /consultations/views/:view", { params });
    },
    {
      touches: [KEY],
      done: (_response, { body, view, said }) => {
        setRenaming(null);
        announce(said);
        if (!view) setAdded(added + 1);
        // The pressed button disappeared with its view, so move focus to the name field.
        if (!body) place.current?.querySelector<HTMLElement>(".part input")?.focus();
      },
      failed: t.failed,
      form: "whole",
    },
  );
  const change = (view: DeskView, changes: Partial<DeskView>) => {
    const { name, query, shared } = { ...view, ...changes };
    mutate({ view, body: { name, query, shared }, said: t.changed });
  };
  return (
    <OpenDialog title={t.open} onClose={onClose}>
      <div className="part-stack" ref={place}>
        <Shown query={list} texts={{ loading: desk.detail.loading, failed: t.loadFailed, none: t.none }}>
          {(views) => (
            <ul>
              {views.map((view) => (
                <Item
                  key={view.id}
                  name={
                    <button
                      type="button"
                      className="action"
                      onClick={() => {
                        onClose();
                        onChoose(filtersIn(view));
                      }}
                    >
                      {view.name}
                    </button>
                  }
                  notes={[!view.own && t.by(view.ownerName)]}
                  actions={
                    view.own && (
                      <>
                        <label className="tick">
                          <input
                            type="checkbox"
                            checked={view.shared}
                            disabled={isPending}
                            aria-label={desk.about(t.share, view.name)}
                            onChange={(event) => change(view, { shared: event.target.checked })}
                          />
                          <span aria-hidden="true">{t.share}</span>
                        </label>
                        <ActOn words={t.rename} whom={view.name} onClick={() => setRenaming(view.id)} />
                        <ActOn
                          words={t.remove}
                          whom={view.name}
                          disabled={isPending}
                          onClick={() => mutate({ view, said: t.removed(view.name) })}
                        />
                      </>
                    )
                  }
                >
                  {renaming === view.id && (
                    <NameForm
                      label={t.about(t.name, view.name)}
                      name={view.name}
                      save={followUp.save}
                      form={form}
                      onSave={(name) => change(view, { name })}
                      onCancel={() => setRenaming(null)}
                    />
                  )}
                </Item>
              ))}
            </ul>
          )}
        </Shown>
        {renaming === null && (
          <section className="part">
            <h3>{t.save}</h3>
            <NameForm
              key={added}
              label={t.name}
              save={t.add}
              form={form}
              onSave={(name) =>
                mutate({ body: { name, query: searchParams(filters).toString(), shared: false }, said: t.added(name) })
              }
            />
          </section>
        )}
      </div>
    </OpenDialog>
  );
}

interface NameFormProps {
  label: string;
  name?: string;
  save: string;
  form: Saving["form"];
  onSave: (name: string) => void;
  onCancel?: () => void;
}

function NameForm({ label, name, save, form, onSave, onCancel }: NameFormProps) {
  const { followUp } = useTexts();
  return (
    <RecordForm
      inLine
      {...form}
      save={save}
      saving={followUp.saving}
      onSave={(values) => {
        const given = String(values.get("name")).trim();
        if (given !== "") onSave(given);
      }}
      onCancel={onCancel}
    >
      <Field label={label} name="name">
        {(control) => (
          <input
            {...control}
            // biome-ignore lint/a11y/noAutofocus: whoever came here, or pressed the button, writes here
            autoFocus
            defaultValue={name}
            maxLength={MAX_VIEW_NAME_LENGTH}
            autoComplete="off"
          />
        )}
      </Field>
    </RecordForm>
  );
}

const COUNTERS = ["total", "contacted", "pending", "today"] as const;

interface CountersProps {
  summary: ConsultationSummary | undefined;
  failed: boolean;
}

/** The four counters (SPEC §2), each a link to the requests it counts. */
export const Counters = memo(function Counters({ summary, failed }: CountersProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(LOCALE_OF[language]);
  return (
    <section className="counters" aria-label={t.counters.label}>
      {COUNTERS.map((name) => {
        // The link shows cards, because in SPEC §2, the counters are above a card per request.
        const query = searchParams({ ...filtersOfCounter(name), view: "cards" });
        const address = `${pathOfView("consultations")}?${query}`;
        return (
          <a
            key={name}
            className="counter"
            href={address}
            onClick={(event: MouseEvent) => follow(event, address)}
            title={t.counters.show(t.counters[name])}
          >
            <span className="note">{t.counters[name]}</span>{" "}
            <span data-counter={name}>
              {summary ? number.format(summary[name]) : failed ? t.counters.unknown : "…"}
            </span>
            {name === "pending" && summary && summary.late > 0 && (
              <span className="late"> {t.counters.late(summary.late)}</span>
            )}
          </a>
        );
      })}
    </section>
  );
});

function filtersOfCounter(name: (typeof COUNTERS)[number]): Filters {
  if (name === "contacted") return { ...NO_FILTERS, contacted: true };
  if (name === "pending") return { ...NO_FILTERS, contacted: false };
  if (name === "today") return { ...NO_FILTERS, ...datesOf("today", companyDay(new Date())) };
  return NO_FILTERS;
}

/** Returns the URL of the request list with these filters. */
export function addressOf(filters: Filters): string {
  const query = searchParams(filters).toString();
  return query ? `${pathOfView("consultations")}?${query}` : pathOfView("consultations");
}
