import { useRef, useState } from "react";
import { INVITATION_DAYS } from "../../../features/staff/model.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Field, type FieldErrors, RecordForm } from "../../kit/form.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useInvite } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Invites somebody by mail. */
export function InvitationForm() {
  const text = useStaffTexts().invitations;
  const { t, language } = useTexts();
  const fail = useFailure();
  const sent = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const invite = useInvite({
    success: ({ email }) => {
      sent.current?.reset();
      setErrors({});
      toasts.add({ title: text.sent, description: email });
    },
    error: (error) => {
      const email = error instanceof HttpError ? error.fieldErrors["email"] : undefined;
      setErrors(email ? { email } : {});
      if (!email) fail(error, error instanceof HttpError && error.status === 429 ? text.tooMany : text.sendFailed);
    },
  });
  return (
    <section aria-labelledby="invite-title">
      <h2 id="invite-title">{text.invite}</h2>
      <p className="note">{text.intro(INVITATION_DAYS)}</p>
      <RecordForm
        inLine
        errors={errors}
        busy={invite.isPending}
        save={text.send}
        saving={text.sending}
        onSave={(values, form) => {
          sent.current = form;
          invite.mutate({
            email: String(values.get("email")),
            role: values.get("role") === "admin" ? "admin" : "editor",
            language: values.get("language") === "en" ? "en" : "fr",
          });
        }}
      >
        <Field label={t.labels.email} name="email" error={errors["email"]}>
          {(control) => (
            <input
              {...control}
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={t.role} name="role">
          {(control) => (
            <select {...control} defaultValue="editor">
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {t.roles[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={text.language} name="language">
          {(control) => (
            <select {...control} defaultValue={language}>
              {LANGUAGES.map((each) => (
                <option key={each} value={each}>
                  {t.language[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </RecordForm>
    </section>
  );
}
