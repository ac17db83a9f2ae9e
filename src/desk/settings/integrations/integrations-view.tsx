import { useState } from "react";
import { adoptStyle } from "../../../ui/adopt-style.ts";
import { ChatFailures } from "./chat-failures.tsx";
import { EndpointList } from "./endpoint-list.tsx";
import { useIntegrationTexts } from "./integration-texts.ts";
import css from "./integrations.css?inline";
import { KeyList } from "./key-list.tsx";
import { type Secret, SecretDialog } from "./secret-dialog.tsx";

adoptStyle(css);

/** How other programs hear of what happens, and ask. Loaded when an admin comes here. */
export default function IntegrationsView() {
  const t = useIntegrationTexts();
  const [secret, setSecret] = useState<Secret>();
  return (
    <div className="integrations">
      <h1>{t.title}</h1>
      <p className="note">{t.intro}</p>
      <EndpointList onSecret={(value) => setSecret({ of: "webhook", value })} />
      <KeyList onSecret={(value) => setSecret({ of: "key", value })} />
      <ChatFailures />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </div>
  );
}
