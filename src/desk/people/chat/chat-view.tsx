import { adoptStyle } from "../../../ui/adopt-style.ts";
import { useIsLive } from "../../shell/live/live-state.ts";
import { useAddress } from "../../shell/use-address.ts";
import { AnswerPane } from "./answer-pane.tsx";
import css from "./chat.css?inline";
import { tabOfPath } from "./chat-address.ts";
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
  return (
    <div className="chat-desk">
      <div className="view-head">
        <h1 tabIndex={-1}>{tab === "conversations" ? t.title : t.tabs[tab]}</h1>
        <LiveNote />
      </div>
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
