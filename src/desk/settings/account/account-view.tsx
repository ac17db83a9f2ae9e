import { useRef } from "react";
import { LAST_SESSION_DAY, PASSWORD_MAX, PASSWORD_MIN, SESSION_DAYS } from "../../../features/staff/model.ts";
import { api, apiResponse } from "../../../ui/api-client.ts";
import type { Refusal } from "../../../ui/refusal.ts";
import { useRead } from "../../kit/api.ts";
import { Field, type FieldErrors, RecordForm } from "../../kit/form.tsx";
import { Fact, Facts, Item, Moment, Part, Shown, Stranger } from "../../kit/parts.tsx";
import { useSave } from "../../kit/use-save.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { deviceName } from "../../sign-in/passkey-requests.ts";
import { PasskeyList, SESSIONS } from "./passkeys.tsx";

export function AccountView() {
  const { t, account, language } = useTexts();
  const { staff } = useDesk();
  return (
    <>
      <h1>{t.nav.account}</h1>
      <div className="parts">
        <div className="part-stack">
          <Part title={<Stranger>{staff.name}</Stranger>}>
            <Facts>
              <Fact label={t.labels.email}>
                <Stranger>{staff.email}</Stranger>
              </Fact>
              <Fact label={t.role}>{t.roles[staff.role]}</Fact>
            </Facts>
          </Part>
          <PasswordForm />
        </div>
        <div className="part-stack">
          {/* A separate page, which is also open to members who must set up a second factor first. */}
          <Part title={account.secondFactor.title} note={account.secondFactor.intro}>
            <a className="action" href={`/admin/second-factor-setup${language === "en" ? "?lang=en" : ""}`}>
              {account.secondFactor.open}
            </a>
          </Part>
          <PasskeyList />
          <SessionList />
        </div>
      </div>
    </>
  );
}

const FIELDS = ["current", "next", "repeat"] as const;
type Passwords = Record<(typeof FIELDS)[number], string>;
type Text = ReturnType<typeof useTexts>["account"]["password"];

function PasswordForm() {
  const text = useTexts().account.password;
  const { staff } = useDesk();
  const typed = useRef<HTMLFormElement>(null);
  const change = useSave(
    ({ current, next }: Passwords) =>
      apiResponse("POST /auth/change-password", { body: { currentPassword: current, newPassword: next } }),
    {
      touches: [SESSIONS],
      check: (passwords) => findErrors(passwords, text),
      saved: { title: text.done, description: text.doneText },
      done: () => typed.current?.reset(),
      failed: text.errors.other,
      form: (refusal) => wordRefusal(refusal, text),
    },
  );
  const save = (values: FormData, form: HTMLFormElement) => {
    typed.current = form;
    change.mutate(Object.fromEntries(FIELDS.map((field) => [field, String(values.get(field))])) as Passwords);
  };
  return (
    <Part title={text.title} note={text.intro}>
      <RecordForm {...change.form} save={text.submit} saving={text.saving} onSave={save}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={staff.email} readOnly hidden />
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={text[field]}
            name={field}
            {...(field === "next" && { hint: text.hint(PASSWORD_MIN) })}
          >
            {(control) => (
              <input
                {...control}
                type="password"
                required
                autoComplete={field === "current" ? "current-password" : "new-password"}
                maxLength={PASSWORD_MAX}
              />
            )}
          </Field>
        ))}
      </RecordForm>
    </Part>
  );
}

function findErrors(values: Passwords, { errors }: Text): FieldErrors {
  const found: Record<string, string> = {};
  for (const field of FIELDS) if (!values[field]) found[field] = errors.required;
  if (values.next && values.next.length < PASSWORD_MIN) found["next"] = errors.short(PASSWORD_MIN);
  if (!found["next"] && values.repeat && values.repeat !== values.next) found["repeat"] = errors.repeat;
  return found;
}

/** Returns the error's text under the name of the field that it belongs to. */
function wordRefusal({ cause, retryAfter, body }: Refusal, { errors }: Text): FieldErrors {
  if (cause === "limited") return { current: errors.limit(Math.max(1, Math.ceil((retryAfter ?? 60) / 60))) };
  const said = (code: string) => body.includes(`"${code}"`);
  if (said("INVALID_PASSWORD")) return { current: errors.wrong };
  if (said("PASSWORD_TOO_SHORT")) return { next: errors.short(PASSWORD_MIN) };
  if (said("PASSWORD_TOO_LONG")) return { next: errors.long(PASSWORD_MAX) };
  if (said("PASSWORD_GUESSABLE")) return { next: errors.guessable };
  return { current: errors.other };
}

function SessionList() {
  const text = useTexts().account.sessions;
  const sessions = useRead(SESSIONS, "GET /staff/sessions");
  // Ends a session or, without an id, all sessions except the current one.
  const end = useSave(
    (id: string | undefined) =>
      id ? api("DELETE /staff/sessions/:id", { params: { id } }) : api("DELETE /staff/sessions"),
    {
      touches: [SESSIONS],
      saved: (_, id) => (id ? text.ended : text.othersEnded),
      failed: text.endFailed,
    },
  );
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  return (
    <Part title={text.title} note={text.intro(SESSION_DAYS, LAST_SESSION_DAY)}>
      <Shown query={sessions} texts={text}>
        {(all) => (
          <ul aria-busy={sessions.isFetching}>
            {all.map(({ id, current, userAgent, createdAt, lastUsedAt, address }) => {
              const device = deviceName(userAgent) ?? text.unknownDevice;
              return (
                <Item
                  key={id}
                  name={
                    <>
                      <b>{device}</b> {current && <span className="badge badge-secondary">{text.current}</span>}
                    </>
                  }
                  notes={[
                    <>
                      {text.opened} <Moment iso={createdAt} />
                      {lastUsedAt !== createdAt && (
                        <>
                          {" · "}
                          {text.lastUsed} <Moment iso={lastUsedAt} />
                        </>
                      )}
                      {address && ` · ${text.address} ${address}`}
                    </>,
                  ]}
                  actions={
                    !current && (
                      <button
                        type="button"
                        className="action action-small"
                        disabled={end.isPending && end.variables === id}
                        aria-label={text.endLabel(device)}
                        onClick={() => end.mutate(id)}
                      >
                        {text.end}
                      </button>
                    )
                  }
                />
              );
            })}
          </ul>
        )}
      </Shown>
      {others.length > 1 && (
        <button type="button" className="action" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          {text.endOthers}
        </button>
      )}
    </Part>
  );
}
