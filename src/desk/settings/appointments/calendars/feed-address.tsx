import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { apiWrite } from "../../../../ui/api-client.ts";
import { toasts } from "../../../../ui/toast-store.ts";
import { useFailure } from "../../../kit/use-failure.ts";
import { useHoursChange } from "../hours/host-queries.ts";
import { useCalendarTexts } from "./calendar-texts.ts";

/** The address at which one's calendar subscribes to one's appointments: shown once, renewed or revoked in one press. */
export function FeedAddress({ hasFeed }: { hasFeed: boolean }) {
  const { feed: text } = useCalendarTexts();
  const id = useId();
  const client = useQueryClient();
  const fail = useFailure();
  const [url, setUrl] = useState<string>();
  const renew = useMutation({
    mutationFn: async () => ((await (await apiWrite("PUT", "/api/calendars/feed")).json()) as { url: string }).url,
    onSuccess: setUrl,
    onError: (error) => fail(error, text.failed),
    onSettled: () => client.invalidateQueries({ queryKey: ["appointments", "calendars"] }),
  });
  const revoke = useHoursChange({ done: text.revoked, failed: text.failed }, () => setUrl(undefined));
  const copy = async () => {
    if (!url) return;
    await navigator.clipboard.writeText(url);
    toasts.add({ title: text.copied });
  };
  return (
    <div className="feed-address">
      <h4>{text.title}</h4>
      <p className="note">{hasFeed && !url ? text.isGiven : text.intro}</p>
      {url && (
        <>
          <label htmlFor={`${id}-url`}>{text.address}</label>
          <div className="feed-url">
            <input id={`${id}-url`} readOnly value={url} onFocus={({ target }) => target.select()} />
            <button type="button" className="action" onClick={() => void copy()}>
              {text.copy}
            </button>
          </div>
        </>
      )}
      <div className="action-row">
        <button type="button" className="action" disabled={renew.isPending} onClick={() => renew.mutate()}>
          {hasFeed ? text.renew : text.get}
        </button>
        {hasFeed && (
          <button
            type="button"
            className="action"
            disabled={revoke.isPending}
            onClick={() => revoke.write({ method: "DELETE", path: "/calendars/feed" })}
          >
            {text.revoke}
          </button>
        )}
      </div>
    </div>
  );
}
