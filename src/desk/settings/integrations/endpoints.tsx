import { useState } from "react";
import {
  type Endpoint,
  type EndpointFields,
  WEBHOOK_DETAILS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "../../../features/webhooks/model.ts";
import { ChoiceField, Field, FormDialog } from "../../kit/form.tsx";
import { useKeptForm } from "../../kit/kept-form.ts";
import { ActOn, ConfirmDialog, Item, Moment, Part, Shown, Stranger } from "../../kit/parts.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { DeliveryList } from "./delivery-list.tsx";
import {
  nameOf,
  removeEndpoint,
  renewSecret,
  saveEndpoint,
  sendWaiting,
  testEndpoint,
  useEndpoints,
  useIntegrationTexts,
  useWrite,
} from "./queries.ts";

type Asked = { what: "edit" | "renew" | "remove" | "test"; endpoint: Endpoint } | { what: "add"; endpoint?: undefined };

export function EndpointList({ onSecret }: { onSecret: (secret: string) => void }) {
  const { webhooks: text } = useIntegrationTexts();
  const [asked, setAsked] = useState<Asked>();
  const renew = useWrite(renewSecret, { done: ({ secret }) => onSecret(secret) });
  const remove = useWrite(removeEndpoint, { saved: text.removed });
  const close = () => setAsked(undefined);
  return (
    <Part
      title={text.title}
      tools={
        <button type="button" className="action action-primary" onClick={() => setAsked({ what: "add" })}>
          {text.add}
        </button>
      }
    >
      <Shown query={useEndpoints()} texts={{ ...text, failed: text.loadFailed }}>
        {(endpoints) => (
          <ul>
            {endpoints.map((endpoint) => (
              <EndpointItem key={endpoint.id} endpoint={endpoint} onAsk={(what) => setAsked({ what, endpoint })} />
            ))}
          </ul>
        )}
      </Shown>
      {(asked?.what === "add" || asked?.what === "edit") && (
        <EndpointDialog endpoint={asked.endpoint} onSecret={onSecret} onClose={close} />
      )}
      {asked?.what === "test" && <TestDialog endpoint={asked.endpoint} onClose={close} />}
      {(asked?.what === "renew" || asked?.what === "remove") && (
        <ConfirmDialog
          act={text[asked.what]}
          name={asked.endpoint.name}
          text={asked.what === "renew" ? text.renewText : text.removeText}
          onConfirm={() => (asked.what === "renew" ? renew : remove).mutate(asked.endpoint.id)}
          onClose={close}
        />
      )}
    </Part>
  );
}

function EndpointItem({
  endpoint,
  onAsk,
}: {
  endpoint: Endpoint;
  onAsk: (what: "edit" | "renew" | "remove" | "test") => void;
}) {
  const { webhooks: text } = useIntegrationTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const { id, name, url, waiting, waitingSince, detail, events, active } = endpoint;
  const send = useWrite(sendWaiting, { saved: text.sendingWaiting });
  const isOpen = query.get("endpoint") === String(id);
  return (
    <Item
      name={
        <>
          <b>
            <Stranger>{name}</Stranger>
          </b>{" "}
          <State endpoint={endpoint} />
        </>
      }
      notes={[
        url,
        <>
          {text.details[detail]} · {text.eventCount(events.length)}
          {waitingSince && (
            <>
              {" "}
              · {text.waiting(waiting)}, {text.oldest} <Moment iso={waitingSince} />
            </>
          )}
        </>,
      ]}
      actions={
        <>
          {active && waiting > 0 && (
            <ActOn words={text.sendWaiting} whom={name} disabled={send.isPending} onClick={() => send.mutate(id)} />
          )}
          <ActOn words={text.test} whom={name} onClick={() => onAsk("test")} />
          <ActOn
            words={isOpen ? text.hide : text.deliveries}
            whom={name}
            aria-expanded={isOpen}
            onClick={() => setQuery({ endpoint: isOpen ? null : String(id) })}
          />
          {(["edit", "renew", "remove"] as const).map((what) => (
            <ActOn key={what} words={text[what]} whom={name} onClick={() => onAsk(what)} />
          ))}
        </>
      }
    >
      {isOpen && <DeliveryList endpoint={endpoint} />}
    </Item>
  );
}

function State({ endpoint: { active, offReason, failingSince } }: { endpoint: Endpoint }) {
  const { states } = useIntegrationTexts().webhooks;
  if (!active) {
    const words = { ...states, failing: states.failingOff }[offReason ?? "staff"];
    return <span className="badge badge-secondary">{words}</span>;
  }
  if (!failingSince) return <span className="badge badge-outline">{states.on}</span>;
  return (
    <span className="badge badge-dead">
      {states.failing} <Moment iso={failingSince} />
    </span>
  );
}

function TestDialog({ endpoint: { id, name, events }, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { webhooks: text, deliveryList } = useIntegrationTexts();
  const test = useWrite(testEndpoint, {
    saved: ({ problem, answerStatus }) =>
      problem
        ? { title: text.testFailed, description: deliveryList.problems[problem], variant: "destructive" }
        : { title: text.tested(answerStatus), description: name },
    done: onClose,
    form: true,
  });
  const options = events.map((event) => [event, nameOf(text, event)] as const);
  return (
    <FormDialog
      title={text.testTitle(name)}
      {...test.form}
      save={text.testSend}
      onSave={(values) => test.mutate({ id, event: values.get("event") as WebhookEvent })}
      onClose={onClose}
    >
      <ChoiceField
        label={text.testEvent}
        name="event"
        hint={text.testHint}
        options={options}
        defaultValue={events[0]!}
      />
    </FormDialog>
  );
}

const groupOf = (event: WebhookEvent) => event.split(".")[0]!;

/**
 * Form for an endpoint's URL, events and payload detail.
 * @param endpoint endpoint to edit; absent for a new endpoint
 */
function EndpointDialog({
  endpoint,
  onSecret,
  onClose,
}: {
  endpoint: Endpoint | undefined;
  onSecret: (secret: string) => void;
  onClose: () => void;
}) {
  const { webhooks: text } = useIntegrationTexts();
  const kept = useKeptForm(`webhook:${endpoint?.id ?? "new"}`);
  const save = useWrite(saveEndpoint, {
    saved: () => endpoint && text.saved,
    done: ({ secret }) => {
      kept.drop();
      onClose();
      if (secret) onSecret(secret);
    },
    form: true,
  });
  const submit = (values: FormData) => {
    const fields: EndpointFields = {
      name: String(values.get("name")),
      url: String(values.get("url")),
      events: WEBHOOK_EVENTS.filter((name) => values.getAll("events").includes(name)),
      detail: values.get("detail") === "full" ? "full" : "thin",
      active: values.has("active"),
    };
    save.mutate({ id: endpoint?.id, ...fields });
  };
  const groups = [...new Set(WEBHOOK_EVENTS.map(groupOf))] as (keyof typeof text.groups)[];
  return (
    <FormDialog
      title={endpoint ? text.edit : text.add}
      {...save.form}
      kept={kept}
      save={text.save}
      onSave={submit}
      onClose={onClose}
    >
      <Field label={text.name} name="name">
        {(control) => <input {...control} defaultValue={endpoint?.name} autoComplete="off" maxLength={100} />}
      </Field>
      <Field label={text.url} name="url" hint={endpoint ? text.urlRenews : text.urlHint}>
        {(control) => (
          <input {...control} type="url" defaultValue={endpoint?.url} autoComplete="off" maxLength={2000} />
        )}
      </Field>
      <fieldset>
        <legend>{text.events}</legend>
        <div className="ticks">
          {groups.map((group) => (
            <fieldset key={group}>
              <legend>{text.groups[group]}</legend>
              {WEBHOOK_EVENTS.filter((event) => groupOf(event) === group).map((event) => (
                <label key={event} className="tick">
                  <input
                    type="checkbox"
                    name="events"
                    value={event}
                    defaultChecked={endpoint ? endpoint.events.includes(event) : event === "request.received"}
                  />
                  {text.names[event]}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text.detail}</legend>
        {WEBHOOK_DETAILS.map((detail) => (
          <label key={detail} className="tick">
            <input type="radio" name="detail" value={detail} defaultChecked={(endpoint?.detail ?? "thin") === detail} />
            {text.details[detail]}
          </label>
        ))}
        <p className="note">{text.detailHint}</p>
      </fieldset>
      <label className="tick">
        <input type="checkbox" name="active" defaultChecked={endpoint?.active ?? true} />
        {text.active}
      </label>
    </FormDialog>
  );
}
