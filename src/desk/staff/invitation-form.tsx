import { type SubmitEvent, useRef, useState } from "react";
import { INVITATION_DAYS } from "../../features/staff/model.ts";
import { ROLES } from "../../lib/http/roles.ts";
import { LANGUAGES } from "../../lib/language.ts";
import { HttpError } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useFailure } from "../kit/use-failure.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useInvite } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Invites somebody by mail. */
export function InvitationForm() {
  const text = useStaffTexts().invitations;
  const { t, language } = useTexts();
  const fail = useFailure();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string>();
  const invite = useInvite({
    success: ({ email }) => {
      form.current?.reset();
      setWrong(undefined);
      toasts.add({ title: text.sent, description: email });
    },
    error: (error) => {
      const message = error instanceof HttpError ? error.fieldErrors["email"] : undefined;
      setWrong(message);
      if (message) form.current?.querySelector("input")?.focus();
      else fail(error, error instanceof HttpError && error.status === 429 ? text.tooMany : text.sendFailed);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    invite.mutate({
      email: String(values.get("email")),
      role: values.get("role") === "admin" ? "admin" : "editor",
      language: values.get("language") === "en" ? "en" : "fr",
    });
  };
  return (
    <section aria-labelledby="invite-title">
      <h2 id="invite-title">{text.invite}</h2>
      <p className="note">{text.intro(INVITATION_DAYS)}</p>
      <form ref={form} className="invite-form" onSubmit={submit} noValidate>
        <div className="invite-email">
          <label htmlFor="invite-email">{t.labels.email}</label>
          <input
            id="invite-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "invite-error" : undefined}
          />
          {wrong && (
            <p className="field-error" id="invite-error">
              {wrong}
            </p>
          )}
        </div>
        <div>
          <label htmlFor="invite-role">{t.role}</label>
          <select id="invite-role" name="role" defaultValue="editor">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t.roles[role]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="invite-language">{text.language}</label>
          <select id="invite-language" name="language" defaultValue={language}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {t.language[each]}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="action action-primary" disabled={invite.isPending}>
          {invite.isPending ? text.sending : text.send}
        </button>
      </form>
    </section>
  );
}
