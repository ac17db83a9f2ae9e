import type { Sending } from "../../../features/newsletter/model.ts";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment } from "../../kit/facts.tsx";
import { useFailure } from "../../kit/use-failure.ts";
import { isUnderWay, useBeginSending, useCancelSending } from "./newsletter-queries.ts";
import { useNewsletterTexts } from "./newsletter-texts.ts";

export function SendingTable({ sendings }: { sendings: readonly Sending[] }) {
  const t = useNewsletterTexts();
  const fail = useFailure();
  const cancel = useCancelSending({
    success: () => toasts.add({ title: t.cancelled }),
    error: (error) => fail(error, t.cancelFailed),
  });
  const resume = useBeginSending({
    success: () => toasts.add({ title: t.resumed }),
    error: (error) => fail(error, t.resumeFailed),
  });
  return (
    <table className="sendings">
      <caption className="unseen">{t.sendings}</caption>
      <thead>
        <tr>
          <th scope="col">{t.columns.title}</th>
          <th scope="col">{t.columns.language}</th>
          <th scope="col">{t.columns.started}</th>
          <th scope="col">{t.columns.progress}</th>
          <th scope="col">
            <span className="unseen">{t.columns.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sendings.map((sending) => (
          <tr key={sending.id}>
            <th scope="row">{sending.title}</th>
            <td>{t.languages[sending.language]}</td>
            <td>
              <Moment iso={sending.startedAt} />
            </td>
            <td>
              <Progress sending={sending} />
            </td>
            <td>
              {sending.state === "cancelled" ? (
                <button
                  type="button"
                  className="action action-small"
                  disabled={resume.isPending}
                  aria-label={t.about(t.resume, sending.title)}
                  onClick={() => resume.mutate(sending.postId)}
                >
                  {t.resume}
                </button>
              ) : (
                isUnderWay(sending) && (
                  <button
                    type="button"
                    className="action action-small"
                    disabled={cancel.isPending}
                    aria-label={t.about(t.cancel, sending.title)}
                    onClick={() => cancel.mutate(sending.id)}
                  >
                    {t.cancel}
                  </button>
                )
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PROBLEMS = ["bounced", "failed", "dropped"] as const;

function Progress({ sending }: { sending: Sending }) {
  const t = useNewsletterTexts();
  const { readers, state, title } = sending;
  const total = Object.values(readers).reduce((sum, count) => sum + count, 0);
  const done = total - readers.waiting - readers.underWay;
  const problems = PROBLEMS.filter((name) => readers[name] > 0).map((name) =>
    t.problem(readers[name], t.problems[name]),
  );
  return (
    <>
      <span className={`badge ${state === "sent" ? "badge-contacted" : "badge-pending"}`}>{t.states[state]}</span>{" "}
      {t.progress(readers.delivered, total)}
      {isUnderWay(sending) && <progress aria-label={t.about(t.columns.progress, title)} value={done} max={total} />}
      {problems.length > 0 && <span className="row-line">{problems.join(", ")}</span>}
    </>
  );
}
