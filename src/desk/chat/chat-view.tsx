import { adoptStyle } from "../../ui/adopt-style.ts";
import { useIsLive } from "../shell/live/live-state.ts";
import { follow, useAddress } from "../shell/use-address.ts";
import { AnswerPane } from "./answer-pane.tsx";
import css from "./chat.css?inline";
import { pathOfTab, TABS, tabOfPath } from "./chat-address.ts";
import { useChatSummary } from "./chat-summary.ts";
import { useChatTexts } from "./chat-texts.ts";
import { ConversationPane } from "./conversation-pane.tsx";
import { QuestionPane } from "./question-pane.tsx";
import transcriptCss from "./transcript.css?inline";

adoptStyle(css);
adoptStyle(transcriptCss);

/** The assistant's conversations, what it could not answer, and what staff taught it. Loaded when somebody comes here. */
export default function ChatView() {
  const t = useChatTexts();
  const { path } = useAddress();
  const tab = tabOfPath(path);
  const unanswered = useChatSummary().data?.unanswered ?? 0;
  return (
    <div className="chat-desk">
      <div className="view-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <LiveNote />
      </div>
      <nav className="chat-tabs" aria-label={t.tabs.label}>
        {TABS.map((name) => (
          <a
            key={name}
            href={pathOfTab(name)}
            aria-current={tab === name ? "page" : undefined}
            onClick={(event) => follow(event, pathOfTab(name))}
          >
            {t.tabs[name]}
            {name === "questions" && unanswered > 0 && <span className="tab-count">{unanswered}</span>}
          </a>
        ))}
      </nav>
      {tab === "conversations" ? <ConversationPane /> : tab === "questions" ? <QuestionPane /> : <AnswerPane />}
    </div>
  );
}

function LiveNote() {
  const t = useChatTexts();
  const live = useIsLive();
  return (
    <p className="live-note" data-live={live} title={live ? t.liveHint : t.notLiveHint}>
      {live ? t.live : t.notLive}
    </p>
  );
}
