import type { Member } from "../../features/staff/schema.ts";
import { toasts } from "../../ui/toast-store.ts";
import { useDesk } from "../desk-context.tsx";
import { useFailure } from "../use-failure.ts";
import { useChangeSettings, useSettings } from "./staff-queries.ts";
import { useStaffTexts } from "./staff-texts.ts";

/** Whether everybody needs a second factor. Only an admin who has one may ask for it. */
export function RequiredSecondFactor({ members }: { members: readonly Member[] }) {
  const text = useStaffTexts().settings;
  const { staff } = useDesk();
  const fail = useFailure();
  const settings = useSettings();
  const change = useChangeSettings({
    success: ({ requireSecondFactor }) =>
      toasts.add({ title: requireSecondFactor ? text.nowRequired : text.nowOptional }),
    error: (error) => fail(error, text.failed),
  });
  const active = members.filter(({ deactivatedAt }) => deactivatedAt === null);
  const missing = active.filter(({ secondFactor }) => !secondFactor);
  const hasOwn = members.some(({ id, secondFactor }) => id === staff.id && secondFactor);
  const isOn = change.isPending ? change.variables.requireSecondFactor : (settings.data?.requireSecondFactor ?? false);
  return (
    <section aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{text.title}</h2>
      <label className="staff-setting">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!settings.data || change.isPending || (!hasOwn && !isOn)}
          aria-describedby="second-factor-note"
          onChange={(event) => change.mutate({ requireSecondFactor: event.target.checked })}
        />
        {text.require}
      </label>
      <p className="note" id="second-factor-note">
        {hasOwn ? text.missing(missing.length, active.length) : text.ownFirst}
      </p>
    </section>
  );
}
