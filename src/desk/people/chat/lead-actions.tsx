import type { StaffConversation } from "../../../features/chat/model.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-links.ts";
import { Icon } from "../../kit/icons.tsx";
import { ContactedToggle } from "../../requests/record/contacted-toggle.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { PersonLink } from "../person-link.tsx";
import type { useSetContacted } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";

interface LeadActionsProps {
  conversation: StaffConversation;
  name: string;
  contacted: ReturnType<typeof useSetContacted>;
}

/** Write and call, and noting that it was done. */
export function LeadActions({ conversation, name, contacted }: LeadActionsProps) {
  const t = useChatTexts();
  const desk = useTexts().t;
  const { id, email, phone, language } = conversation;
  const pending = contacted.isPending && contacted.variables?.id === id;
  return (
    <div className="actions">
      <ContactedToggle
        consultation={{ name, contacted: conversation.contacted }}
        pending={pending}
        onToggle={(person) => contacted.mutate({ id, contacted: !person.contacted, who: name })}
      />
      {email && (
        <a className="action" href={mailLink(email, t.mailSubject[language])}>
          <Icon name="mail" />
          {desk.write}
        </a>
      )}
      {phone && (
        <a className="action" href={phoneLink(phone)}>
          <Icon name="phone" />
          {desk.call}
        </a>
      )}
      {(email || phone) && <PersonLink kind="conversation" id={id} />}
    </div>
  );
}
