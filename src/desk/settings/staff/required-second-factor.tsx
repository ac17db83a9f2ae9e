import { useState } from "react";
import type { Member } from "../../../features/staff/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useChangeSettings, useSettings } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Whether everybody needs a second factor. Only an admin who came in with two may ask for it. */
export function RequiredSecondFactor({ members }: { members: readonly Member[] }) {
  const text = useStaffTexts().settings;
  const fail = useFailure();
  const settings = useSettings();
  const change = useChangeSettings({
    success: ({ requireSecondFactor }) =>
      toasts.add({ title: requireSecondFactor ? text.nowRequired : text.nowOptional }),
    error: (error) => fail(error, text.failed),
  });
  const active = members.filter(({ deactivatedAt }) => deactivatedAt === null);
  const missing = active.filter(({ secondFactor, passkeys }) => !secondFactor && passkeys === 0);
  const mayRequire = settings.data?.mayRequire ?? false;
  // The press shows at once; the write tells of itself a moment later, and the box would be seen to jump back and forth.
  const [asked, setAsked] = useState<boolean>();
  const isOn = asked ?? settings.data?.requireSecondFactor ?? false;
  const ask = (requireSecondFactor: boolean) => {
    setAsked(requireSecondFactor);
    change.mutate({ requireSecondFactor }, { onSettled: () => setAsked(undefined) });
  };
  return (
    <section aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{text.title}</h2>
      <label className="staff-setting">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!settings.data || change.isPending || (!mayRequire && !isOn)}
          aria-describedby="second-factor-note"
          onChange={(event) => ask(event.target.checked)}
        />
        {text.require}
      </label>
      <p className="note" id="second-factor-note">
        {mayRequire || isOn ? text.missing(missing.length, active.length) : text.ownFirst} {text.counts}
      </p>
    </section>
  );
}
