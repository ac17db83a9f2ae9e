import { useState } from "react";
import { LAST_SESSION_DAY, PASSWORD_MAX, PASSWORD_MIN, SESSION_DAYS } from "../../../features/staff/model.ts";
import { apiWrite, HttpError } from "../../../ui/api-client.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { useChange, useRead } from "../../kit/api.ts";
import { Fact, Facts, Moment, Stranger } from "../../kit/facts.tsx";
import { Field, type FieldErrors, RecordForm } from "../../kit/form.tsx";
import { Item, Part, Shown } from "../../kit/parts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { deviceName } from "./device-name.ts";
import { PasskeyList, SESSIONS } from "./passkeys.tsx";

/** Who is signed in at this desk, and what they change of their own account: password, passkeys, second factor, sessions. */
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
          {/* A page of its own, that also works before anything else may be seen. */}
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useChange(
    ({ current, next }: Passwords) =>
      apiWrite("POST", "/api/auth/change-password", { currentPassword: current, newPassword: next }),
    { touches: [SESSIONS], failed: (error) => setErrors(wordFailure(error, text)) },
  );
  const save = (values: FormData, form: HTMLFormElement) => {
    const passwords = Object.fromEntries(FIELDS.map((field) => [field, String(values.get(field))])) as Passwords;
    const found = findErrors(passwords, text);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(passwords, {
      onSuccess: () => {
        form.reset();
        toasts.add({ title: text.done, description: text.doneText });
      },
    });
  };
  return (
    <Part title={text.title} note={text.intro}>
      <RecordForm errors={errors} busy={change.isPending} save={text.submit} saving={text.saving} onSave={save}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={staff.email} readOnly hidden />
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={text[field]}
            name={field}
            error={errors[field]}
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

/** What the answer says, at the field it is about. */
function wordFailure(error: unknown, { errors }: Text): FieldErrors {
  if (!(error instanceof HttpError)) return { current: errors.other };
  if (error.status === 429) return { current: errors.limit(Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))) };
  const said = (code: string) => error.body.includes(`"${code}"`);
  if (said("INVALID_PASSWORD")) return { current: errors.wrong };
  if (said("PASSWORD_TOO_SHORT")) return { next: errors.short(PASSWORD_MIN) };
  if (said("PASSWORD_TOO_LONG")) return { next: errors.long(PASSWORD_MAX) };
  if (said("PASSWORD_GUESSABLE")) return { next: errors.guessable };
  return { current: errors.other };
}

/** A browser in which the member of staff is signed in, as `GET /api/staff/sessions` gives it. Moments in UTC. */
interface StaffSession {
  id: string;
  current: boolean;
  createdAt: string;
  lastUsedAt: string;
  address: string | null;
  userAgent: string | null;
}

function SessionList() {
  const text = useTexts().account.sessions;
  const fail = useFailure();
  const sessions = useRead<StaffSession[]>(SESSIONS, "/api/staff/sessions");
  // One, or all but this one without an id.
  const end = useChange((id: string | undefined) => apiWrite("DELETE", `/api/staff/sessions${id ? `/${id}` : ""}`), {
    touches: [SESSIONS],
    done: (_, id) => toasts.add({ title: id ? text.ended : text.othersEnded }),
    failed: (error) => fail(error, text.endFailed),
  });
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
