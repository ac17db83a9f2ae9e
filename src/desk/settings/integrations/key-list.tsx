import { useState } from "react";
import type { Key } from "../../../features/api-keys/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { revokeKey, useKeys, useWrite } from "./integration-queries.ts";
import { useIntegrationTexts } from "./integration-texts.ts";
import { KeyDialog } from "./key-dialog.tsx";

/** By which programs use the API. */
export function KeyList({ onSecret }: { onSecret: (secret: string) => void }) {
  const { keys: text, failed } = useIntegrationTexts();
  const { t } = useTexts();
  const fail = useFailure();
  const list = useKeys();
  const [asked, setAsked] = useState<Key | "new">();
  const revoke = useWrite(revokeKey, {
    success: () => toasts.add({ title: text.revokedDone }),
    error: (error) => fail(error, failed),
  });
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby="keys-title">
      <div className="integration-head">
        <h2 id="keys-title">{text.title}</h2>
        <a className="action" href="/api/docs">
          {text.docs}
        </a>
        <button type="button" className="action action-primary" onClick={() => setAsked("new")}>
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
          {list.data.map((key) => (
            <li key={key.id}>
              <div className="integration-what">
                <p>
                  <b>
                    <Stranger>{key.name}</Stranger>
                  </b>{" "}
                  <code>{key.hint}…</code>
                </p>
                <p className="note">
                  <code>{key.scopes.join(" ")}</code>
                </p>
                <p className="note">
                  {key.madeBy && `${text.by(key.madeBy)} · `}
                  {text.ends} <Moment iso={key.endsAt} /> ·{" "}
                  {key.lastUsedAt ? (
                    <>
                      {text.used} <Moment iso={key.lastUsedAt} />
                    </>
                  ) : (
                    text.never
                  )}
                </p>
              </div>
              {key.revokedAt ? (
                <span className="badge badge-secondary">{text.revoked}</span>
              ) : new Date(key.endsAt) <= new Date() ? (
                <span className="badge badge-secondary">{text.over}</span>
              ) : (
                <button
                  type="button"
                  className="action action-small"
                  aria-label={t.about(text.revoke, key.name)}
                  onClick={() => setAsked(key)}
                >
                  {text.revoke}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
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
    </section>
  );
}
