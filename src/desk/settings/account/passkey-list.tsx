import { useLayoutEffect, useRef, useState } from "react";
import type { Passkey } from "../../../features/staff/model.ts";
import { takesPasskeys } from "../../../ui/passkeys.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { usePasskeys } from "./account-queries.ts";
import { type PasskeyAct, PasskeyDialog } from "./passkey-dialog.tsx";

/** The passkeys of whoever is signed in: what they are, when they were used, and adding, naming and removing them. */
export function PasskeyList() {
  const { account, t } = useTexts();
  const text = account.passkeys;
  const passkeys = usePasskeys();
  const heading = useRef<HTMLHeadingElement>(null);
  const [act, setAct] = useState<PasskeyAct>();
  const isRemoved = useRef(false);
  // After the dialog has given the focus back to a button that goes away with its passkey.
  useLayoutEffect(() => {
    if (act || !isRemoved.current) return;
    isRemoved.current = false;
    heading.current?.focus();
  }, [act]);
  const origin = passkeys.data?.origin;
  return (
    <section className="account-part" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p className="note">{text.intro}</p>
      {passkeys.isPending ? (
        <Loading text={text.loading} />
      ) : passkeys.isError ? (
        <Failed text={text.failed} onRetry={() => void passkeys.refetch()} />
      ) : passkeys.data.passkeys.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="sessions" aria-busy={passkeys.isFetching}>
          {passkeys.data.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Facts passkey={passkey} />
              <div className="passkey-acts">
                {(["rename", "remove"] as const).map((what) => (
                  <button
                    key={what}
                    type="button"
                    className="action action-small"
                    aria-label={t.about(text[what], passkey.name)}
                    onClick={() => setAct({ what, passkey })}
                  >
                    {text[what]}
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {passkeys.data &&
        (takesPasskeys(origin) ? (
          <button type="button" className="action" onClick={() => setAct({ what: "add" })}>
            {text.add}
          </button>
        ) : (
          <p className="note">{origin ? text.elsewhere(origin) : text.nowhere}</p>
        ))}
      {act && (
        <PasskeyDialog
          act={act}
          onDone={() => {
            isRemoved.current = act.what === "remove";
            setAct(undefined);
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </section>
  );
}

function Facts({ passkey }: { passkey: Passkey }) {
  const text = useTexts().account.passkeys;
  const { name, synced, maker, createdAt, lastUsedAt } = passkey;
  return (
    <div>
      <p>
        <b>
          <Stranger>{name}</Stranger>
        </b>{" "}
        {synced && <span className="badge badge-secondary">{text.synced}</span>}
      </p>
      <p className="note">
        {createdAt && (
          <>
            {text.added} <Moment iso={createdAt} />
            {" · "}
          </>
        )}
        {lastUsedAt ? (
          <>
            {text.used} <Moment iso={lastUsedAt} />
          </>
        ) : (
          text.unused
        )}
        {maker && ` · ${maker}`}
      </p>
    </div>
  );
}
