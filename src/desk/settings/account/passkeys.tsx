import { useLayoutEffect, useRef, useState } from "react";
import { PASSKEY_NAME_MAX, PASSWORD_MAX, type Passkey } from "../../../features/staff/model.ts";
import { api } from "../../../ui/api-client.ts";
import { takesPasskeys } from "../../../ui/passkeys.ts";
import type { Refusal } from "../../../ui/refusal.ts";
import { useRead } from "../../kit/api.ts";
import { Field, type FieldErrors, FormDialog } from "../../kit/form.tsx";
import { ActOn, Item, Moment, Part, Shown, Stranger } from "../../kit/parts.tsx";
import { useSave } from "../../kit/use-save.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { addPasskey, deviceName } from "../../sign-in/passkey-requests.ts";

const PASSKEYS = ["staff", "passkeys"];
export const SESSIONS = ["staff", "sessions"];

type PasskeyAct = { what: "add" } | { what: "rename" | "remove"; passkey: Passkey };

export function PasskeyList() {
  const text = useTexts().account.passkeys;
  /** The passkeys, and the origin where they work; the origin is `null` if passkeys cannot be created. */
  const passkeys = useRead(PASSKEYS, "GET /staff/passkeys");
  const heading = useRef<HTMLHeadingElement>(null);
  const [act, setAct] = useState<PasskeyAct>();
  const isRemoved = useRef(false);
  // Runs after the dialog has returned focus to a button that has disappeared with its passkey.
  useLayoutEffect(() => {
    if (act || !isRemoved.current) return;
    isRemoved.current = false;
    heading.current?.focus();
  }, [act]);
  const origin = passkeys.data?.origin;
  return (
    <Part title={text.title} note={text.intro} heading={heading}>
      <Shown query={passkeys} texts={{ loading: text.loading, failed: text.failed }}>
        {({ passkeys: own }) =>
          own.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <ul aria-busy={passkeys.isFetching}>
              {own.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} onAct={(what) => setAct({ what, passkey })} />
              ))}
            </ul>
          )
        }
      </Shown>
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
    </Part>
  );
}

function PasskeyItem({ passkey, onAct }: { passkey: Passkey; onAct: (what: "rename" | "remove") => void }) {
  const text = useTexts().account.passkeys;
  const { name, synced, maker, createdAt, lastUsedAt } = passkey;
  return (
    <Item
      name={
        <>
          <b>
            <Stranger>{name}</Stranger>
          </b>{" "}
          {synced && <span className="badge badge-secondary">{text.synced}</span>}
        </>
      }
      notes={[
        <>
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
        </>,
      ]}
      actions={(["rename", "remove"] as const).map((what) => (
        <ActOn key={what} words={text[what]} whom={name} onClick={() => onAct(what)} />
      ))}
    />
  );
}

/** Dialog to add, rename or remove a passkey. Adding and removing one require the password. */
function PasskeyDialog({ act, onDone, onClose }: { act: PasskeyAct; onDone: () => void; onClose: () => void }) {
  const text = useTexts().account.passkeys;
  const { staff } = useDesk();
  const words = text.dialogs[act.what];
  const change = useSave((values: FormData) => write(act, String(values.get("name")), String(values.get("password"))), {
    touches: [PASSKEYS, SESSIONS],
    saved: words.done,
    done: onDone,
    failed: text.errors.other,
    form: (refusal, error) => wordRefusal(refusal, error, text.errors),
  });
  const initialName = act.what === "add" ? (deviceName(navigator.userAgent) ?? "") : act.passkey.name;
  return (
    <FormDialog
      title={words.title}
      isChecked
      {...change.form}
      save={words.submit}
      onSave={(values) => change.mutate(values)}
      onClose={onClose}
    >
      <p>
        {act.what === "remove" && <b>{act.passkey.name}. </b>}
        {words.text}
      </p>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={staff.email} readOnly hidden />
      {act.what !== "remove" && (
        <Field label={text.name} name="name">
          {(control) => (
            <input {...control} required defaultValue={initialName} autoComplete="off" maxLength={PASSKEY_NAME_MAX} />
          )}
        </Field>
      )}
      {act.what !== "rename" && (
        <Field label={text.password} name="password">
          {(control) => (
            <input {...control} type="password" required autoComplete="current-password" maxLength={PASSWORD_MAX} />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

async function write(act: PasskeyAct, name: string, password: string): Promise<void> {
  if (act.what === "add") return await addPasskey(name, password);
  const params = { id: act.passkey.id };
  if (act.what === "rename") await api("PUT /staff/passkeys/:id", { params, body: { name } });
  else await api("POST /staff/passkeys/:id/removal", { params, body: { password } });
}

/** Returns the error's text under the name of the field that it belongs to. */
function wordRefusal(
  { cause, errors: { name, password, credential } }: Refusal,
  error: Error,
  words: ReturnType<typeof useTexts>["account"]["passkeys"]["errors"],
): FieldErrors {
  if (error instanceof DOMException) {
    return { whole: error.name === "InvalidStateError" ? words.there : words.stopped };
  }
  if (name) return { name };
  if (password) return { password };
  if (cause === "conflict") return { whole: words.last };
  return { whole: credential ?? (cause === "limited" ? words.limit : words.other) };
}
