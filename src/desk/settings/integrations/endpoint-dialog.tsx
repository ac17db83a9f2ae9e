import { type SubmitEvent, useId, useRef, useState } from "react";
import {
  type Endpoint,
  type EndpointFields,
  WEBHOOK_DETAILS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "../../../features/webhooks/model.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { addEndpoint, changeEndpoint, useWrite } from "./integration-queries.ts";
import { useIntegrationTexts } from "./integration-texts.ts";
import { TextField } from "./text-field.tsx";

interface EndpointDialogProps {
  /** Without one, another is added. */
  endpoint: Endpoint | undefined;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

const groupOf = (event: WebhookEvent) => event.split(".")[0]!;

/** Where a program is told, of what, and how much. */
export function EndpointDialog({ endpoint, onSecret, onClose }: EndpointDialogProps) {
  const t = useIntegrationTexts();
  const text = t.webhooks;
  const fail = useFailure();
  const id = useId();
  const returnTo = useRef(document.activeElement as HTMLElement | null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const error = (failure: Error) => {
    const found = failure instanceof HttpError ? failure.fieldErrors : {};
    setErrors(found);
    if (Object.keys(found).length === 0) fail(failure, t.failed);
  };
  const add = useWrite(addEndpoint, {
    success: ({ secret }) => {
      onClose();
      onSecret(secret);
    },
    error,
  });
  const change = useWrite(changeEndpoint, {
    success: () => {
      toasts.add({ title: text.saved });
      onClose();
    },
    error,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const fields: EndpointFields = {
      name: String(values.get("name")),
      url: String(values.get("url")),
      events: WEBHOOK_EVENTS.filter((name) => values.getAll("events").includes(name)),
      detail: values.get("detail") === "full" ? "full" : "thin",
      active: values.has("active"),
    };
    setErrors({});
    if (endpoint) change.mutate({ id: endpoint.id, ...fields });
    else add.mutate(fields);
  };
  const groups = [...new Set(WEBHOOK_EVENTS.map(groupOf))] as (keyof typeof text.groups)[];
  return (
    <Dialog
      open
      onClose={onClose}
      title={endpoint ? text.edit : text.add}
      closeLabel={t.close}
      returnFocusTo={returnTo}
    >
      <form className="integration-form" onSubmit={submit} noValidate>
        <TextField name="name" label={text.name} value={endpoint?.name} error={errors["name"]} />
        <TextField
          name="url"
          type="url"
          label={text.url}
          hint={text.urlHint}
          value={endpoint?.url}
          error={errors["url"]}
        />
        <fieldset aria-describedby={errors["events"] ? `${id}-events` : undefined}>
          <legend>{text.events}</legend>
          {errors["events"] && (
            <p className="field-error" id={`${id}-events`} role="alert">
              {errors["events"]}
            </p>
          )}
          <div className="integration-groups">
            {groups.map((group) => (
              <fieldset key={group}>
                <legend>{text.groups[group]}</legend>
                {WEBHOOK_EVENTS.filter((event) => groupOf(event) === group).map((event) => (
                  <label key={event}>
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
            <label key={detail}>
              <input
                type="radio"
                name="detail"
                value={detail}
                defaultChecked={(endpoint?.detail ?? "thin") === detail}
              />
              {text.details[detail]}
            </label>
          ))}
          <p className="note">{text.detailHint}</p>
        </fieldset>
        <label>
          <input type="checkbox" name="active" defaultChecked={endpoint?.active ?? true} />
          {text.active}
        </label>
        <p className="action-row">
          <button type="submit" className="action action-primary" disabled={add.isPending || change.isPending}>
            {text.save}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
