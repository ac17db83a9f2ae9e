import { useId, useState } from "react";
import { type Key, MOST_DAYS } from "../../../features/api-keys/model.ts";
import { NOUNS, SCOPES, type Scope } from "../../../lib/http/roles.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { ChoiceField, Field, FormDialog } from "../../kit/form.tsx";
import { useKeptForm } from "../../kit/kept-form.ts";
import { ActOn, ConfirmDialog, Item, Moment, OpenDialog, Part, Shown, Stranger } from "../../kit/parts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { EndpointList } from "./endpoints.tsx";
import { makeKey, revokeKey, useIntegrationTexts, useKeys, useWrite } from "./queries.ts";

/** Webhooks and API keys, for admins. */
export default function IntegrationsView() {
  const t = useIntegrationTexts();
  const [secret, setSecret] = useState<Secret>();
  return (
    <>
      <h1>{t.title}</h1>
      <p className="view-intro">{t.intro}</p>
      <div className="parts">
        <EndpointList onSecret={(value) => setSecret({ of: "webhook", value })} />
        <KeyList onSecret={(value) => setSecret({ of: "key", value })} />
      </div>
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

/** A webhook secret or API key, which is shown only once. */
interface Secret {
  of: "webhook" | "key";
  value: string;
}

function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const { secret: text } = useIntegrationTexts();
  const { t } = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret.value);
      toasts.add({ title: text.copied });
    } catch {
      toasts.add({ title: text.notCopied, variant: "destructive" });
    }
  };
  return (
    <OpenDialog title={text.title} onClose={onClose}>
      <div className="form">
        <p>{text[secret.of]}</p>
        <pre className="quoted">{secret.value}</pre>
        <p className="form-end">
          <button type="button" className="action action-primary" onClick={() => void copy()}>
            {text.copy}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.form.close}
          </button>
        </p>
      </div>
    </OpenDialog>
  );
}

const DAYS = [30, 90, 180, MOST_DAYS];

function KeyList({ onSecret }: { onSecret: (secret: string) => void }) {
  const { keys: text } = useIntegrationTexts();
  const [asked, setAsked] = useState<Key | "new">();
  const revoke = useWrite(revokeKey, { saved: text.revokedDone });
  const close = () => setAsked(undefined);
  return (
    <Part
      title={text.title}
      tools={
        <>
          <a className="action" href={apiHref("GET /docs")}>
            {text.docs}
          </a>
          <button type="button" className="action action-primary" onClick={() => setAsked("new")}>
            {text.add}
          </button>
        </>
      }
    >
      <Shown query={useKeys()} texts={{ ...text, failed: text.loadFailed }}>
        {(keys) => (
          <ul>
            {keys.map((key) => (
              <KeyItem key={key.id} of={key} onRevoke={() => setAsked(key)} />
            ))}
          </ul>
        )}
      </Shown>
      {asked === "new" && <KeyDialog onSecret={onSecret} onClose={close} />}
      {asked && asked !== "new" && (
        <ConfirmDialog
          act={text.revoke}
          name={asked.name}
          text={text.revokeText}
          onConfirm={() => revoke.mutate(asked.id)}
          onClose={close}
        />
      )}
    </Part>
  );
}

function KeyItem({ of: key, onRevoke }: { of: Key; onRevoke: () => void }) {
  const { keys: text } = useIntegrationTexts();
  const isOver = new Date(key.endsAt) <= new Date();
  return (
    <Item
      name={
        <>
          <b>
            <Stranger>{key.name}</Stranger>
          </b>{" "}
          <code>{key.hint}…</code>
        </>
      }
      notes={[
        <code key="scopes">{key.scopes.join(" ")}</code>,
        <>
          {key.madeBy && `${text.by(key.madeBy)} · `}
          {text.ends} <Moment iso={key.endsAt} /> ·{" "}
          {key.lastUsedAt ? (
            <>
              {text.used} <Moment iso={key.lastUsedAt} />
            </>
          ) : (
            text.never
          )}
        </>,
      ]}
      actions={
        key.revokedAt || isOver ? (
          <span className="badge badge-secondary">{key.revokedAt ? text.revoked : text.over}</span>
        ) : (
          <ActOn words={text.revoke} whom={key.name} onClick={onRevoke} />
        )
      }
    />
  );
}

/** Form to create an API key: its name, permissions and expiry. */
function KeyDialog({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const { keys: text } = useIntegrationTexts();
  const id = useId();
  const kept = useKeptForm("key");
  const make = useWrite(makeKey, {
    done: ({ secret }) => {
      kept.drop();
      onClose();
      onSecret(secret);
    },
    form: true,
  });
  const box = (scope: Scope, label: string) => (
    <td>
      <input type="checkbox" name="scopes" value={scope} aria-label={label} />
    </td>
  );
  return (
    <FormDialog
      title={text.add}
      {...make.form}
      kept={kept}
      save={text.make}
      onClose={onClose}
      onSave={(values) =>
        make.mutate({
          name: String(values.get("name")),
          scopes: SCOPES.filter((scope) => values.getAll("scopes").includes(scope)),
          days: Number(values.get("days")),
        })
      }
    >
      <Field label={text.name} name="name" hint={text.nameHint}>
        {(control) => <input {...control} required autoComplete="off" maxLength={100} />}
      </Field>
      <table className="table" aria-labelledby={`${id}-scopes`}>
        <thead>
          <tr>
            <th scope="col" id={`${id}-scopes`}>
              {text.scopes}
            </th>
            <th scope="col">{text.read}</th>
            <th scope="col">{text.write}</th>
          </tr>
        </thead>
        <tbody>
          {NOUNS.map((noun) => (
            <tr key={noun}>
              <th scope="row">{text.nouns[noun]}</th>
              {box(`${noun}:read`, `${text.nouns[noun]}, ${text.read}`)}
              {box(`${noun}:write`, `${text.nouns[noun]}, ${text.write}`)}
            </tr>
          ))}
        </tbody>
      </table>
      <ChoiceField
        label={text.days}
        name="days"
        options={DAYS.map((days) => [days, text.dayChoices(days)] as const)}
        defaultValue={90}
      />
    </FormDialog>
  );
}
