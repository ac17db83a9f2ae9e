import { Moment } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useChatFailures } from "./integration-queries.ts";
import { useIntegrationTexts } from "./integration-texts.ts";

/** How whoever answers in the chat from outside has failed. */
export function ChatFailures() {
  const { chat: text } = useIntegrationTexts();
  const list = useChatFailures();
  return (
    <section aria-labelledby="chat-failures-title">
      <div className="integration-head">
        <h2 id="chat-failures-title">{text.title}</h2>
      </div>
      <p className="note">{text.intro}</p>
      {list.isPending ? (
        <Loading text={text.loading} />
      ) : list.isError ? (
        <Failed text={text.loadFailed} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="integration-list">
          {list.data.map(({ provider, reason, at, count }) => (
            <li key={provider}>
              <div className="integration-what">
                <p>
                  <b>{text.providers[provider]}</b> <span className="badge badge-dead">{text.failures(count)}</span>
                </p>
                <p className="note">
                  {text.reasons[reason]} · {text.last} <Moment iso={at} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
