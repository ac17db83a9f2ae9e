import { LAST_SESSION_DAY, SESSION_DAYS } from "../../../features/staff/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { type StaffSession, useEndSession, useSessions } from "./account-queries.ts";
import { deviceName } from "./device-name.ts";

export function SessionList() {
  const text = useTexts().account.sessions;
  const fail = useFailure();
  const sessions = useSessions();
  const failed = (error: unknown) => fail(error, text.endFailed);
  const endOne = useEndSession({ success: () => toasts.add({ title: text.ended }), error: failed });
  const endOthers = useEndSession({ success: () => toasts.add({ title: text.othersEnded }), error: failed });
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  return (
    <section className="account-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{text.title}</h2>
      <p className="note">{text.intro(SESSION_DAYS, LAST_SESSION_DAY)}</p>
      {sessions.isPending ? (
        <Loading text={text.loading} />
      ) : sessions.isError ? (
        <Failed text={text.failed} onRetry={() => void sessions.refetch()} />
      ) : (
        <ul className="sessions" aria-busy={sessions.isFetching}>
          {sessions.data.map((session) => (
            <Session
              key={session.id}
              session={session}
              ending={endOne.isPending && endOne.variables === session.id}
              onEnd={() => endOne.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <button
          type="button"
          className="action"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {text.endOthers}
        </button>
      )}
    </section>
  );
}

function Session({ session, ending, onEnd }: { session: StaffSession; ending: boolean; onEnd: () => void }) {
  const text = useTexts().account.sessions;
  const device = deviceName(session.userAgent) ?? text.unknownDevice;
  return (
    <li>
      <div>
        <p>
          <b>{device}</b> {session.current && <span className="badge badge-secondary">{text.current}</span>}
        </p>
        <p className="note">
          {text.opened} <Moment iso={session.createdAt} />
          {session.lastUsedAt !== session.createdAt && (
            <>
              {" · "}
              {text.lastUsed} <Moment iso={session.lastUsedAt} />
            </>
          )}
          {session.address && ` · ${text.address} ${session.address}`}
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          className="action action-small"
          disabled={ending}
          aria-label={text.endLabel(device)}
          onClick={onEnd}
        >
          {text.end}
        </button>
      )}
    </li>
  );
}
