import { adoptStyle } from "../../../ui/adopt-style.ts";
import { useIsLive } from "../../shell/live/live-events.ts";
import css from "./chat.css?inline";
import { useChatTexts } from "./chat-texts.ts";
import { ConversationPane } from "./conversation-pane.tsx";
import transcriptCss from "./transcript.css?inline";

adoptStyle(css);
adoptStyle(transcriptCss);

/** The assistant's conversations. Loaded when somebody comes here. */
export default function ChatView() {
  const t = useChatTexts();
  return (
    <div className="chat-desk">
      <div className="view-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        <LiveNote />
      </div>
      <ConversationPane />
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
