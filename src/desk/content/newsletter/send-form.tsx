import { useRef, useState } from "react";
import type { ListSummary } from "../../../features/newsletter/model.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, RecordForm } from "../../kit/form.tsx";
import { Part } from "../../kit/parts.tsx";
import { useAddress } from "../../shell/use-address.ts";
import { useBeginSending, useNewsletterTexts, usePublishedPosts, useTestSending } from "./queries.ts";

/** Choose a published post, send it to oneself as a test, then to the readers of its language. */
export function SendForm({ summary }: { summary: ListSummary }) {
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
