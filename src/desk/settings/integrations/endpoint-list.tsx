import { useState } from "react";
import type { Endpoint } from "../../../features/webhooks/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { removeEndpoint, renewSecret, testEndpoint, useEndpoints, useWrite } from "./integration-queries.ts";
import { useIntegrationTexts } from "./integration-texts.ts";

type Asked = { what: "edit" | "renew" | "remove"; endpoint: Endpoint } | { what: "add" };

/** Who is told of what happens. */
export function EndpointList({ onSecret }: { onSecret: (secret: string) => void }) {
  const { webhooks: text, failed } = useIntegrationTexts();
  const fail = useFailure();
  const list = useEndpoints();
  const [asked, setAsked] = useState<Asked>();
  const error = (failure: Error) => fail(failure, failed);
  const renew = useWrite(renewSecret, { success: ({ secret }) => onSecret(secret), error });
  const remove = useWrite(removeEndpoint, { success: () => toasts.add({ title: text.removed }), error });
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby="webhooks-title">
      <div className="integration-head">
        <h2 id="webhooks-title">{text.title}</h2>
        <button type="button" className="action action-primary" onClick={() => setAsked({ what: "add" })}>
          {text.add}
        </button>
      </div>
      {list.isPending ? (
        <Loading text={text.loading} />
      ) : list.isError ? (
        <Failed text={text.loadFailed} onRetry={() => void list.refetch()} />
      ) : list.data.length === 0 ? (
        <p className="note">{text.none}</p>
      ) : (
        <ul className="integration-list">
          {list.data.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} onAsk={(what) => setAsked({ what, endpoint })} />
          ))}
        </ul>
      )}
      {(asked?.what === "add" || asked?.what === "edit") && (
        <EndpointDialog
          endpoint={asked.what === "edit" ? asked.endpoint : undefined}
          onSecret={onSecret}
          onClose={close}
        />
      )}
      {(asked?.what === "renew" || asked?.what === "remove") && (
        <ConfirmDialog
          act={text[asked.what]}
          name={asked.endpoint.name}
          text={asked.what === "renew" ? text.renewText : text.removeText}
          onConfirm={() => (asked.what === "renew" ? renew : remove).mutate(asked.endpoint.id)}
          onClose={close}
        />
      )}
    </section>
  );
}

function EndpointRow({ endpoint, onAsk }: { endpoint: Endpoint; onAsk: (what: "edit" | "renew" | "remove") => void }) {
  const { webhooks: text, failed, deliveryList } = useIntegrationTexts();
  const { t } = useTexts();
  const fail = useFailure();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const { id, name, url, waiting } = endpoint;
  const isOpen = query.get("endpoint") === String(id);
  const test = useWrite(testEndpoint, {
    success: ({ problem, answerStatus }) =>
      problem
        ? toasts.add({ title: text.testFailed, description: deliveryList.problems[problem], variant: "destructive" })
        : toasts.add({ title: text.tested(answerStatus), description: name }),
    error: (error) => fail(error, failed),
  });
  const act = (words: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="action action-small"
      aria-label={t.about(words, name)}
      disabled={disabled}
      onClick={onClick}
    >
      {words}
    </button>
  );
  return (
    <li>
      <div className="integration-what">
        <p>
          <b>
            <Stranger>{name}</Stranger>
          </b>{" "}
          <State endpoint={endpoint} />
        </p>
        <p className="note">{url}</p>
        <p className="note">
          {text.details[endpoint.detail]} · {text.eventCount(endpoint.events.length)}
          {waiting > 0 && ` · ${text.waiting(waiting)}`}
        </p>
      </div>
      <div className="action-row">
        {act(text.test, () => test.mutate(id), test.isPending)}
        <button
          type="button"
          className="action action-small"
          aria-expanded={isOpen}
          aria-label={t.about(isOpen ? text.hide : text.deliveries, name)}
          onClick={() => setQuery({ endpoint: isOpen ? null : String(id) })}
        >
          {isOpen ? text.hide : text.deliveries}
        </button>
        {act(text.edit, () => onAsk("edit"))}
        {act(text.renew, () => onAsk("renew"))}
        {act(text.remove, () => onAsk("remove"))}
      </div>
      {isOpen && <DeliveryList endpoint={endpoint} />}
    </li>
  );
}

function State({ endpoint: { active, offReason, failingSince } }: { endpoint: Endpoint }) {
  const { states } = useIntegrationTexts().webhooks;
  if (!active) {
    const words = { staff: states.staff, gone: states.gone, failing: states.failingOff }[offReason ?? "staff"];
    return <span className="badge badge-secondary">{words}</span>;
  }
  if (!failingSince) return <span className="badge badge-outline">{states.on}</span>;
  return (
    <span className="badge badge-dead">
      {states.failing} <Moment iso={failingSince} />
    </span>
  );
}
