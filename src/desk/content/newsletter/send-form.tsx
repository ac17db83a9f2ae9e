import { useId, useRef, useState } from "react";
import type { ListSummary } from "../../../features/newsletter/model.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { toasts } from "../../../ui/toast-store.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useAddress } from "../../shell/use-address.ts";
import { useBeginSending, usePublishedPosts, useTestSending } from "./newsletter-queries.ts";
import { useNewsletterTexts } from "./newsletter-texts.ts";

/** Chooses a published post, tries it on oneself, and sends it to the readers of its language. */
export function SendForm({ summary }: { summary: ListSummary }) {
  const t = useNewsletterTexts();
  const fail = useFailure();
  const id = useId();
  const { query } = useAddress();
  const posts = usePublishedPosts();
  const [chosen, setChosen] = useState(() => Number(query.get("post")) || 0);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const post = posts.data?.find((each) => each.id === chosen);
  const count = post ? summary.lists[post.language].confirmed : 0;
  const test = useTestSending({
    success: (recipient) => toasts.add({ title: t.testSent, description: recipient }),
    error: (error) => fail(error, t.testFailed),
  });
  const begin = useBeginSending({
    success: () => {
      setAsking(false);
      toasts.add({ title: t.begun, description: post?.title ?? "" });
    },
    error: (error) => fail(error, t.sendFailed),
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.compose}</h2>
      {posts.data?.length === 0 ? (
        <p className="note">{t.noPost}</p>
      ) : (
        <div className="send-form">
          <div>
            <label htmlFor={id}>{t.post}</label>
            <select id={id} value={post ? chosen : ""} onChange={(event) => setChosen(Number(event.target.value))}>
              <option value="" disabled>
                {t.choose}
              </option>
              {posts.data?.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.language.toUpperCase()} · {each.title}
                </option>
              ))}
            </select>
          </div>
          <button
            type="button"
            className="action"
            disabled={!post || test.isPending}
            onClick={() => test.mutate(chosen)}
          >
            {t.test}
          </button>
          <button
            ref={button}
            type="button"
            className="action action-primary"
            disabled={!post || count === 0}
            onClick={() => setAsking(true)}
          >
            {t.send}
          </button>
          {post && <p className="note">{t.readers(count, post.language)}</p>}
        </div>
      )}
      {asking && post && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t.confirmTitle}
          closeLabel={t.close}
          returnFocusTo={button}
        >
          <p>{t.confirmText(post.title)}</p>
          <p className="send-choices">
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
    </section>
  );
}
