import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { LANGUAGES, type Language } from "../../../../lib/language.ts";
import { isMissing } from "../../../../ui/refusal.ts";
import { useFailure, useMedia, usePreference } from "../../../kit/hooks.ts";
import { Icon } from "../../../kit/icons.tsx";
import { Empty, Failed, Loading } from "../../../kit/list-status.tsx";
import { Segments } from "../../../kit/parts.tsx";
import { useDesk } from "../../../shell/desk-context.tsx";
import { follow, goTo } from "../../../shell/use-address.ts";
import { createPost, editorAddress, LIST_PATH, refetchPairs, useBlogTexts } from "../blog-queries.ts";
import { flushAll, type OpenPair, openPair } from "./draft/open-sessions.ts";
import { PostEditor } from "./post-editor.tsx";

const LAYOUTS = ["both", "fr", "en"] as const;

/** Both language versions of a post, side by side or, in narrow windows, one at a time. */
export function EditorView({ id }: { id: number }) {
  const t = useBlogTexts();
  const { staff } = useDesk();
  const opened = useQuery({
    queryKey: ["posts", "open", id],
    queryFn: () => openPair(id, staff.email),
    structuralSharing: false,
    gcTime: 0,
    networkMode: "always",
  });
  const client = useQueryClient();
  useEffect(() => () => void flushAll().then(() => refetchPairs(client)), [client]);
  const isGone = isMissing(opened.error);
  return (
    <div className="editor">
      {opened.data ? (
        <Pair key={id} id={id} pair={opened.data} />
      ) : (
        <>
          <BackLink />
          {opened.isPending ? (
            <Loading text={t.loadingPost} />
          ) : isGone ? (
            <Empty text={t.missingPost} />
          ) : (
            <Failed text={t.failedPost} onRetry={() => void opened.refetch()} />
          )}
        </>
      )}
    </div>
  );
}

function BackLink() {
  const t = useBlogTexts();
  return (
    <a className="action action-small" href={LIST_PATH} onClick={(event) => follow(event, LIST_PATH)}>
      <Icon name="back" />
      {t.back}
    </a>
  );
}

function Pair({ id, pair }: { id: number; pair: OpenPair }) {
  const t = useBlogTexts();
  const isWide = useMedia("(min-width: 68rem)");
  const [kept, keep] = usePreference("nordet-desk-blog-layout", LAYOUTS, "both");
  const own: Language = pair.fr?.get().post.id === id ? "fr" : "en";
  const [narrow, setNarrow] = useState<Language>(own);
  const layout = isWide ? kept : narrow;
  const layouts = isWide ? LAYOUTS : LANGUAGES;

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      void flushAll();
    };
    document.addEventListener("keydown", save);
    return () => document.removeEventListener("keydown", save);
  }, []);

  return (
    <>
      <div className="view-head">
        <BackLink />
        <Segments
          label={t.layout.label}
          options={layouts.map((name) => [name, t.layout[name]] as const)}
          value={layout}
          onChoose={(name) => {
            if (name !== "both") setNarrow(name);
            if (isWide) keep(name);
          }}
        />
      </div>
      <h1 className="unseen">{t.title}</h1>
      <div className="editor-pair" data-layout={layout}>
        {LANGUAGES.map((language) => {
          const session = pair[language];
          const other = pair[language === "fr" ? "en" : "fr"];
          return (
            <div key={language} className="editor-side" hidden={layout !== "both" && layout !== language}>
              {session ? (
                <PostEditor session={session} other={other} />
              ) : (
                other && <NoVersion language={language} otherId={other.get().post.id} />
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

function NoVersion({ language, otherId }: { language: Language; otherId: number }) {
  const t = useBlogTexts();
  const fail = useFailure();
  const [pending, setPending] = useState(false);
  const create = async () => {
    setPending(true);
    try {
      await flushAll();
      goTo(editorAddress((await createPost(language, otherId)).id), { replace: true });
    } catch (error) {
      fail(error, t.createFailed);
      setPending(false);
    }
  };
  return (
    <section className="stack" aria-label={t.languages[language]}>
      <h2>{t.languages[language]}</h2>
      <p>{t.noTwin[language]}</p>
      <p className="note">{language === "fr" ? t.noTwin.frHint : t.noTwin.enHint}</p>
      <button type="button" className="action" disabled={pending} onClick={() => void create()}>
        {t.translate[language]}
      </button>
    </section>
  );
}
