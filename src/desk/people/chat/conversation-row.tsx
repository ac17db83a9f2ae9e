import { memo } from "react";
import type { ConversationSummary } from "../../../features/chat/model.ts";
import { Stranger } from "../../kit/facts.tsx";
import { ageOf, longMoment, readablePhone } from "../../kit/present.ts";
import { useDesk, useNow, useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { useChatTexts } from "./chat-texts.ts";
import { nameOf } from "./name-of.ts";

interface ConversationRowProps {
  row: ConversationSummary;
  address: string;
  /** Where `j` and `k` are. */
  current: boolean;
  open: boolean;
  onFocus: (id: number) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { row, address, current, open, onFocus } = props;
  const t = useChatTexts();
  const { t: desk, language } = useTexts();
  const now = useNow();
  const name = nameOf(row, t);
  const told = [row.company, row.email, row.phone && readablePhone(row.phone, desk.extension)].filter(
    (value) => value !== null && value !== name,
  );
  return (
    <li data-current={current || undefined} data-open={open || undefined} onFocus={() => onFocus(row.id)}>
      <p className="chat-who">
        <a
          className="open-link"
          href={address}
          data-row={row.id}
          aria-current={open ? "true" : undefined}
          onClick={(event) => follow(event, address)}
        >
          <Stranger>{name}</Stranger>
        </a>
        {told.length > 0 && (
          <span className="chat-told">
            <Stranger>{told.join(" · ")}</Stranger>
          </span>
        )}
      </p>
      <p className="chat-excerpt" lang={`${row.language}-CA`}>
        <Stranger>{row.excerpt}</Stranger>
      </p>
      <p className="chat-state">
        <ConversationBadges row={row} />
        <span className="note">
          {row.language.toUpperCase()} · {t.messages(row.messageCount)}
        </span>
      </p>
      <time className="chat-when" dateTime={row.lastMessageAt} title={longMoment(row.lastMessageAt, language)}>
        {ageOf(row.lastMessageAt, now, desk.age)}
      </time>
    </li>
  );
});

type Badged = Pick<ConversationSummary, "waitingSince" | "mode" | "staff" | "open" | "contacted">;

/** What staff should know of a conversation before they open it. */
export function ConversationBadges({ row }: { row: Badged }) {
  const t = useChatTexts();
  const { staff } = useDesk();
  return (
    <>
      {row.waitingSince && <span className="badge badge-waiting">{t.badges.waiting}</span>}
      {row.mode === "staff" && row.staff && (
        <span className="badge badge-default">
          {row.staff.id === staff.id ? t.withMe : t.withStaff(row.staff.name)}
        </span>
      )}
      {row.open && row.mode === "assistant" && <span className="badge badge-secondary">{t.badges.open}</span>}
      {row.contacted && <span className="badge badge-contacted">{t.badges.contacted}</span>}
    </>
  );
}
