import { type ReactNode, type RefObject, useId, useState } from "react";
import { MAX_SEARCH_LENGTH, STATES } from "../../features/chat/staff-schema.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { useTexts } from "../desk-context.tsx";
import { DeskSearchField } from "../desk-search-field.tsx";
import { Icon } from "../icons.tsx";
import type { ChatFilters } from "./chat-address.ts";
import { useChatTexts } from "./chat-texts.ts";

interface ChatFilterBarProps {
  filters: ChatFilters;
  onChange: (filters: ChatFilters, options?: { replace: boolean }) => void;
  searchField: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

export function ChatFilterBar({ filters, onChange, searchField, children }: ChatFilterBarProps) {
  const t = useChatTexts();
  const desk = useTexts().t;
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const { state, contacted, language, lead } = filters;
  const count = [state, contacted, language, lead].filter((value) => value !== null).length;
  return (
    <search className="filter-bar" aria-label={t.filters.label} data-expanded={expanded || undefined}>
      <DeskSearchField
        value={filters.search}
        field={searchField}
        onSearch={(search) => onChange({ ...filters, search }, { replace: true })}
        label={t.filters.search}
        placeholder={t.filters.searchPlaceholder}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <button
        type="button"
        className="action filter-toggle"
        aria-expanded={expanded}
        aria-controls={`${id}-more`}
        onClick={() => setExpanded(!expanded)}
      >
        <Icon name="filter" />
        {t.filters.more(count)}
      </button>
      <div className="filter-more" id={`${id}-more`}>
        <Choice
          label={t.filters.state}
          all={t.filters.stateAll}
          options={STATES.map((name) => [name, t.filters.states[name]])}
          value={state}
          onChoose={(value) => onChange({ ...filters, state: STATES.find((name) => name === value) ?? null })}
        />
        <Choice
          label={t.filters.contacted}
          all={t.filters.contactedAll}
          options={[
            ["false", desk.contacted.false],
            ["true", desk.contacted.true],
          ]}
          value={contacted === null ? null : String(contacted)}
          onChoose={(value) => onChange({ ...filters, contacted: value === null ? null : value === "true" })}
        />
        <Choice
          label={t.filters.lead}
          all={t.filters.leadAll}
          options={[
            ["true", t.filters.leads.true],
            ["false", t.filters.leads.false],
          ]}
          value={lead === null ? null : String(lead)}
          onChoose={(value) => onChange({ ...filters, lead: value === null ? null : value === "true" })}
        />
        <Choice
          label={t.filters.language}
          all={t.filters.languageAll}
          options={LANGUAGES.map((name) => [name, desk.language[name]])}
          value={language}
          onChoose={(value) => onChange({ ...filters, language: LANGUAGES.find((name) => name === value) ?? null })}
        />
      </div>
      <span className="filter-rest">{children}</span>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly (readonly [value: string, name: string])[];
  value: string | null;
  onChoose: (value: string | null) => void;
}

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      data-set={value !== null || undefined}
      value={value ?? ""}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{all}</option>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
