import { useRef, useState } from "react";
import type { ListSummary, Sending } from "../../../features/newsletter/model.ts";
import { LANGUAGES, type Language } from "../../../lib/language.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, RecordForm } from "../../kit/form.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Failed, Loading, RefreshButton } from "../../kit/list-status.tsx";
import { Moment, Part } from "../../kit/parts.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useDesk } from "../../shell/desk-context.tsx";
import { useAddress } from "../../shell/use-address.ts";
import {
  isUnderWay,
  useBeginSending,
  useCancelSending,
  useLists,
  useNewsletterTexts,
  usePublishedPosts,
  useSendings,
  useTestSending,
} from "./queries.ts";

/** Maximum number of sends shown, about two years of weekly issues. */
const SENDINGS_SHOWN = 100;

/** The newsletter: its subscribers, a form to send them a post, and past sends. */
export default function NewsletterView() {
  const t = useNewsletterTexts();
  const lists = useLists();
  const sendings = useSendings(SENDINGS_SHOWN);
  const refresh = () => {
    void lists.refetch();
    void sendings.refetch();
  };
  return (
    <div className="stack" data-gap="5">
      <div className="view-head">
        <h1>{t.title}</h1>
        <RefreshButton updatedAt={lists.dataUpdatedAt} fetching={lists.isFetching} onRefresh={refresh} />
      </div>
      {lists.isPending || sendings.isPending ? (
        <Loading text={t.loading} />
      ) : lists.isError || sendings.isError ? (
        <Failed text={t.failed} onRetry={refresh} />
      ) : (
        <>
          <SendForm summary={lists.data} />
          <Lists summary={lists.data} />
          <Part title={t.sendings}>
            {sendings.data.length === 0 ? <p className="note">{t.none}</p> : <Sendings sendings={sendings.data} />}
          </Part>
        </>
      )}
    </div>
  );
}

const COUNTS = ["confirmed", "pending", "unsubscribed", "bounced"] as const;

function Lists({ summary }: { summary: ListSummary }) {
  const t = useNewsletterTexts();
  const { staff } = useDesk();
  const week = summary.weeks.at(-1);
  const columns: Column<{ id: Language }>[] = [
    { key: "language", head: t.columns.language, cell: ({ id }) => t.languages[id] },
    ...COUNTS.map((name) => ({
      key: name,
      head: t.counts[name],
      isEnd: true,
      cell: ({ id }: { id: Language }) => (
        <>
          {summary.lists[id][name].toLocaleString()} <span className="narrow-head">{t.counts[name]}</span>
        </>
      ),
    })),
  ];
  return (
    <Part title={t.lists}>
      <Table caption={t.lists} columns={columns} rows={LANGUAGES.map((id) => ({ id }))} />
      <p className="action-row">
        {week && <span className="note">{t.lastWeek(week.joined, week.left)}</span>}
        {staff.role === "admin" && (
          <a className="action" href={apiHref("GET /newsletter/subscriptions/export.csv")} download>
            <Icon name="download" />
            {t.exportCsv}
          </a>
        )}
      </p>
    </Part>
  );
}

function Sendings({ sendings }: { sendings: readonly Sending[] }) {
  const t = useNewsletterTexts();
  const cancel = useCancelSending({
    saved: t.cancelled,
    failed: t.cancelFailed,
  });
  const resume = useBeginSending({
    saved: t.resumed,
    failed: t.resumeFailed,
  });
  const actionOf = ({ id, postId, title, state }: Sending) => {
    const isStopped = state === "cancelled";
    return (
      <button
        type="button"
        className="action action-small"
        disabled={isStopped ? resume.isPending : cancel.isPending}
        aria-label={t.about(isStopped ? t.resume : t.cancel, title)}
        onClick={() => (isStopped ? resume.mutate(postId) : cancel.mutate(id))}
      >
        {isStopped ? t.resume : t.cancel}
      </button>
    );
  };
  const columns: Column<Sending>[] = [
    { key: "title", head: t.columns.title, cell: ({ title }) => title },
    { key: "language", head: t.columns.language, width: "8rem", cell: ({ language }) => t.languages[language] },
    { key: "started", head: t.columns.started, width: "9.5rem", cell: (row) => <Moment iso={row.startedAt} /> },
    { key: "progress", head: t.columns.progress, width: "16rem", cell: (row) => <Progress sending={row} /> },
    {
      key: "action",
      head: t.columns.action,
      isHeadUnseen: true,
      isEnd: true,
      narrow: "aside",
      width: "8rem",
      cell: (row) => (row.state === "cancelled" || isUnderWay(row) ? actionOf(row) : null),
    },
  ];
  return <Table caption={t.sendings} columns={columns} rows={sendings} />;
}

const PROBLEMS = ["bounced", "failed", "dropped"] as const;

function Progress({ sending }: { sending: Sending }) {
  const t = useNewsletterTexts();
  const { readers, state, title } = sending;
  const total = Object.values(readers).reduce((sum, count) => sum + count, 0);
  const done = total - readers.waiting - readers.underWay;
  const problems = PROBLEMS.filter((name) => readers[name] > 0).map((name) => t.problems[name](readers[name]));
  return (
    <>
      <span className={`badge ${state === "sent" ? "badge-contacted" : "badge-pending"}`}>{t.states[state]}</span>{" "}
      {t.progress(readers.delivered, total)}
      {isUnderWay(sending) && <progress aria-label={t.about(t.columns.progress, title)} value={done} max={total} />}
      {problems.length > 0 && <span className="row-line">{problems.join(", ")}</span>}
    </>
  );
}

/** Form to choose a published post, send oneself a test, and send the post to the subscribers of its language. */
function SendForm({ summary }: { summary: ListSummary }) {
  const t = useNewsletterTexts();
  const { query } = useAddress();
  const posts = usePublishedPosts();
  const [chosen, setChosen] = useState(() => Number(query.get("post")) || 0);
  const [asking, setAsking] = useState(false);
  const returnTo = useRef<HTMLElement | null>(null);
  const post = posts.data?.find((each) => each.id === chosen);
  const count = post ? summary.lists[post.language].confirmed : 0;
  const test = useTestSending({
    saved: ({ recipient }) => ({ title: t.testSent, description: recipient }),
    failed: t.testFailed,
  });
  const begin = useBeginSending({
    saved: { title: t.begun, description: post?.title ?? "" },
    done: () => setAsking(false),
    failed: t.sendFailed,
  });
  const ask = () => {
    returnTo.current = document.activeElement as HTMLElement | null;
    setAsking(true);
  };
  return (
    <Part title={t.compose}>
      {posts.data?.length === 0 ? (
        <p className="note">{t.noPost}</p>
      ) : (
        <RecordForm
          inLine
          busy={!post || count === 0}
          save={t.send}
          saving={t.send}
          onSave={ask}
          aside={
            <>
              <button
                type="button"
                className="action"
                disabled={!post || test.isPending}
                onClick={() => test.mutate(chosen)}
              >
                {t.test}
              </button>
              {post && <span className="note">{t.readers(count, post.language)}</span>}
            </>
          }
        >
          <Field label={t.post} name="post">
            {(control) => (
              <select
                {...control}
                value={post ? chosen : ""}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                <option value="" disabled>
                  {t.choose}
                </option>
                {posts.data?.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.language.toUpperCase()} · {each.title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </RecordForm>
      )}
      {asking && post && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t.confirmTitle}
          closeLabel={t.close}
          returnFocusTo={returnTo}
        >
          <p>{t.confirmText(post.title)}</p>
          <p className="action-row">
            <button
              type="button"
              className="action action-primary"
              disabled={begin.isPending}
              onClick={() => begin.mutate(post.id)}
            >
              {t.confirm(count)}
            </button>
            <button type="button" className="action" onClick={() => setAsking(false)}>
              {t.back}
            </button>
          </p>
        </Dialog>
      )}
    </Part>
  );
}
