import { useRef, useState } from "react";
import { INVITATION_DAYS, type Member } from "../../../features/staff/model.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { ChoiceField, Field, RecordForm } from "../../kit/form.tsx";
import { ActOn, Item, Moment, Part, Shown, Stranger } from "../../kit/parts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useChangeSettings, useInvitations, useInvite, useSettings, useStaffTexts, useWithdraw } from "./queries.ts";

export function InvitationForm() {
  const text = useStaffTexts().invitations;
  const { t, language } = useTexts();
  const sent = useRef<HTMLFormElement>(null);
  const invite = useInvite({
    saved: (_, { email }) => ({ title: text.sent, description: email }),
    done: () => sent.current?.reset(),
    failed: text.sendFailed,
    causes: { limited: text.tooMany },
    form: true,
  });
  return (
    <Part title={text.invite} note={text.intro(INVITATION_DAYS)}>
      <RecordForm
        {...invite.form}
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
        <Field label={t.labels.email} name="email">
          {(control) => (
            <input
              {...control}
              type="email"
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <ChoiceField
          label={t.role}
          name="role"
          options={ROLES.map((role) => [role, t.roles[role]] as const)}
          defaultValue="editor"
        />
        <ChoiceField
          label={text.language}
          name="language"
          options={LANGUAGES.map((each) => [each, t.language[each]] as const)}
          defaultValue={language}
        />
      </RecordForm>
    </Part>
  );
}

export function InvitationList({ members }: { members: readonly Member[] }) {
  const text = useStaffTexts().invitations;
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const withdraw = useWithdraw({
    saved: (_, { email }) => ({ title: text.withdrawn, description: email }),
    failed: text.withdrawFailed,
  });
  return (
    <Part title={text.title} heading={heading}>
      <Shown query={useInvitations()} texts={text}>
        {(invitations) => (
          <ul>
            {invitations.map((invitation) => (
              <Item
                key={invitation.id}
                name={
                  <>
                    <b>
                      <Stranger>{invitation.email}</Stranger>
                    </b>{" "}
                    <span className="badge badge-secondary">{t.roles[invitation.role]}</span>
                  </>
                }
                notes={[
                  <>
                    {text.by(members.find(({ id }) => id === invitation.invitedBy)?.name ?? text.somebody)}{" "}
                    <Moment iso={invitation.createdAt} /> · {text.until} <Moment iso={invitation.expiresAt} />
                  </>,
                ]}
                actions={
                  <ActOn
                    words={text.withdraw}
                    whom={invitation.email}
                    disabled={withdraw.isPending}
                    onClick={() => {
                      // The row disappears with its button, so move focus to the heading.
                      heading.current?.focus();
                      withdraw.mutate(invitation);
                    }}
                  />
                }
              />
            ))}
          </ul>
        )}
      </Shown>
    </Part>
  );
}

/** Setting that requires a second factor of all staff; only an admin who signed in with two factors may turn it on. */
export function RequiredSecondFactor({ members }: { members: readonly Member[] }) {
  const text = useStaffTexts().settings;
  const settings = useSettings();
  const change = useChangeSettings({
    saved: (_, { requireSecondFactor }) => (requireSecondFactor ? text.nowRequired : text.nowOptional),
    failed: text.failed,
  });
  const active = members.filter(({ deactivatedAt }) => deactivatedAt === null);
  const missing = active.filter(({ secondFactor, passkeys }) => !secondFactor && passkeys === 0);
  const mayRequire = settings.data?.mayRequire ?? false;
  // Show the new state at once, because the checkbox would otherwise flicker until the saved value arrives.
  const [asked, setAsked] = useState<boolean>();
  const isOn = asked ?? settings.data?.requireSecondFactor ?? false;
  const ask = (requireSecondFactor: boolean) => {
    setAsked(requireSecondFactor);
    change.mutate({ requireSecondFactor }, { onSettled: () => setAsked(undefined) });
  };
  return (
    <Part title={text.title}>
      <label className="tick">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!settings.data || change.isPending || (!mayRequire && !isOn)}
          aria-describedby="second-factor-note"
          onChange={({ target }) => ask(target.checked)}
        />
        {text.require}
      </label>
      <p className="note" id="second-factor-note">
        {mayRequire || isOn ? text.missing(missing.length, active.length) : text.ownFirst} {text.counts}
      </p>
    </Part>
  );
}
