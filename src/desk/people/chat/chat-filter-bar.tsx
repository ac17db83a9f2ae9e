import type { ReactNode } from "react";
import { MAX_SEARCH_LENGTH, STATES } from "../../../features/chat/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { FilterBar, filterBy } from "../../kit/filters.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import type { ChatFilters } from "./chat-address.ts";
import { useChatTexts } from "./chat-texts.ts";

interface ChatFilterBarProps {
  filters: ChatFilters;
  onChange: (filters: ChatFilters, options?: { replace: boolean }) => void;
  children: ReactNode;
}

type Flag = "contacted" | "lead";

export function ChatFilterBar({ filters, onChange, children }: ChatFilterBarProps) {
  const t = useChatTexts();
  const desk = useTexts().t;
  const { state, language } = filters;
  const yesOrNo = (
    name: Flag,
    names: Readonly<Record<"true" | "false", string>>,
    order: readonly ("true" | "false")[],
  ) => ({
    options: order.map((option) => [option, names[option]] as const),
    value: filters[name] === null ? null : (`${filters[name]}` as const),
    onChoose: (value: "true" | "false" | null) =>
      onChange({ ...filters, [name]: value === null ? null : value === "true" }),
  });
  return (
    <FilterBar
      label={t.filters.label}
      search={{
        value: filters.search,
        onSearch: (search) => onChange({ ...filters, search }, { replace: true }),
        label: t.filters.search,
        placeholder: t.filters.searchPlaceholder,
        maxLength: MAX_SEARCH_LENGTH,
      }}
      more={t.filters.more}
      filters={[
        filterBy({
          label: t.filters.state,
          all: t.filters.stateAll,
          options: STATES.map((name) => [name, t.filters.states[name]] as const),
          value: state,
          onChoose: (value) => onChange({ ...filters, state: value }),
        }),
        filterBy({
          label: t.filters.contacted,
          all: t.filters.contactedAll,
          ...yesOrNo("contacted", desk.contacted, ["false", "true"]),
        }),
        filterBy({
          label: t.filters.lead,
          all: t.filters.leadAll,
          ...yesOrNo("lead", t.filters.leads, ["true", "false"]),
        }),
        filterBy({
          label: t.filters.language,
          all: t.filters.languageAll,
          options: LANGUAGES.map((name) => [name, desk.language[name]] as const),
          value: language,
          onChoose: (value) => onChange({ ...filters, language: value }),
        }),
      ]}
    >
      {children}
    </FilterBar>
  );
}
