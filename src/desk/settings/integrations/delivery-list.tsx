import type { Delivery, Endpoint, WebhookEvent } from "../../../features/webhooks/model.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { rowsOf } from "../../kit/api.ts";
import { PagedList } from "../../kit/list-status.tsx";
import { Moment } from "../../kit/parts.tsx";
import { nameOf, sendAgain, useDeliveries, useIntegrationTexts, useWrite } from "./queries.ts";

const BADGES = { pending: "badge-pending", delivered: "badge-outline", dead: "badge-dead" } as const;

/** An endpoint's deliveries, each with its payload and response. */
export function DeliveryList({ endpoint }: { endpoint: Endpoint }) {
  const { deliveryList: text } = useIntegrationTexts();
  const list = useDeliveries(endpoint.id);
  const deliveries = rowsOf(list.data);
  return (
    <section className="item-below" aria-label={text.title(endpoint.name)} aria-busy={list.isFetching}>
      <p className="note">{text.kept(RETENTION.webhookDays)}</p>
      <PagedList
        list={list}
        count={deliveries.length}
        texts={{ loading: text.loading, failed: text.loadFailed, empty: text.none }}
      >
        <ul>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} endpoint={endpoint} />
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

function DeliveryItem({ delivery, endpoint }: { delivery: Delivery; endpoint: Endpoint }) {
  const { deliveryList: text, webhooks } = useIntegrationTexts();
  const again = useWrite(sendAgain, { saved: { title: text.againDone, description: delivery.eventId } });
  const { id, type, subject, status, attempts, problem, answerStatus, answer, nextAttemptAt } = delivery;
  return (
    <li>
      <details>
        <summary>
          <span className={`badge ${BADGES[status]}`}>{text.statuses[status]}</span>{" "}
          {delivery.test && <span className="badge badge-secondary">{text.test}</span>}{" "}
          {nameOf(webhooks, type as WebhookEvent)}{" "}
          <span className="note">
            {!delivery.test && `${subject} · `}
            <Moment iso={delivery.createdAt} /> · {text.attempts(attempts)}
            {answerStatus !== null && ` · ${answerStatus}`}
          </span>
        </summary>
        {problem && <p className="field-error">{text.problems[problem]}</p>}
        {nextAttemptAt && (
          <p className="note">
            {text.next} <Moment iso={nextAttemptAt} />
          </p>
        )}
        <h3>{text.sent}</h3>
        <p className="note">
          {text.eventId} <code>{delivery.eventId}</code>
        </p>
        <pre className="quoted">{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
        <h3>{text.answered}</h3>
        <pre className="quoted">{answer || text.nothing}</pre>
        {!delivery.test && (
          <button
            type="button"
            className="action action-small"
            disabled={again.isPending || !endpoint.active}
            onClick={() => again.mutate({ endpointId: endpoint.id, id })}
          >
            {text.again}
          </button>
        )}
      </details>
    </li>
  );
}
