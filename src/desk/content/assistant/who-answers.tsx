import type { ProviderState } from "../../../features/chat/desk/provider-states.ts";
import { Item, Moment, Part, Shown } from "../../kit/parts.tsx";
import { useChatTexts } from "../../people/chat/chat-queries.ts";
import { useProviders } from "./queries.ts";

/**
 * The answering providers with their states, and which of them answers visitors now; below, what a language model adds
 * and what data it receives.
 */
export function WhoAnswers() {
  const { who: t } = useChatTexts();
  const query = useProviders();
  const hasModel = query.data?.some(({ provider }) => provider === "model");
  return (
    <div className="parts">
      <Part title={t.title}>
        <Shown query={query} texts={t}>
          {(providers) => (
            <ul>
              {providers.map((state) => (
                <Provider key={state.provider} state={state} isFirst={isFirst(state, providers)} />
              ))}
            </ul>
          )}
        </Shown>
      </Part>
      {hasModel !== undefined && <ModelNote has={hasModel} />}
    </div>
  );
}

/** Whether a provider is the first that is not down. There is one, because the built-in provider is never down. */
const isFirst = ({ provider }: ProviderState, all: readonly ProviderState[]) =>
  all.find((one) => !one.failures?.isDown)?.provider === provider;

function Provider({
  state: { provider, answeredAt, failures },
  isFirst: now,
}: {
  state: ProviderState;
  isFirst: boolean;
}) {
  const { who: t } = useChatTexts();
  const badge = failures?.isDown ? "badge badge-dead" : now ? "badge badge-contacted" : "badge";
  return (
    <Item
      name={
        <>
          <b>{t.providers[provider]}</b>{" "}
          <span className={badge}>{failures?.isDown ? t.down : now ? t.now : t.next}</span>
        </>
      }
      notes={[
        answeredAt && (
          <>
            {t.answered} <Moment iso={answeredAt} />
          </>
        ),
        failures && (
          <>
            {t.failures(failures.count)} · {t.reasons[failures.reason]} · {t.since} <Moment iso={failures.since} /> ·{" "}
            {t.last} <Moment iso={failures.at} />
          </>
        ),
        failures?.came && (
          <>
            {t.came} <code>{failures.came}</code>
          </>
        ),
        provider === "webhook" && failures?.isDown && t.read,
      ]}
    />
  );
}

function ModelNote({ has }: { has: boolean }) {
  const { model: t } = useChatTexts().who;
  return (
    <details className="part">
      <summary>{has ? t.titleHas : t.title}</summary>
      <p className="view-intro">{t.adds}</p>
      <p className="view-intro">{t.leaves}</p>
      {!has && (
        <p className="view-intro">
          {t.how} <code>{t.settings}</code>
        </p>
      )}
    </details>
  );
}
