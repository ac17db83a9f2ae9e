import { useState } from "react";
import { toasts } from "../../../ui/toast-store.ts";
import { Moment } from "../../kit/facts.tsx";
import { Item, OpenDialog, Part, Shown } from "../../kit/parts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { EndpointList } from "./endpoints.tsx";
import { KeyList } from "./keys.tsx";
import { useIntegrationTexts, useProviders } from "./queries.ts";

/** How other programs hear of what happens, and ask. Loaded when an admin comes here. */
export default function IntegrationsView() {
  const t = useIntegrationTexts();
  const [secret, setSecret] = useState<Secret>();
  return (
    <>
      <h1>{t.title}</h1>
      <p className="view-intro">{t.intro}</p>
      <div className="parts">
        <EndpointList onSecret={(value) => setSecret({ of: "webhook", value })} />
        <div className="part-stack">
          <KeyList onSecret={(value) => setSecret({ of: "key", value })} />
          <ChatProviders />
        </div>
      </div>
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

/** What opens something, shown once. */
interface Secret {
  of: "webhook" | "key";
  value: string;
}

function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const { secret: text } = useIntegrationTexts();
  const { t } = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret.value);
      toasts.add({ title: text.copied });
    } catch {
      toasts.add({ title: text.notCopied, variant: "destructive" });
    }
  };
  return (
    <OpenDialog title={text.title} onClose={onClose}>
      <div className="form">
        <p>{text[secret.of]}</p>
        <pre className="quoted">{secret.value}</pre>
        <p className="form-end">
          <button type="button" className="action action-primary" onClick={() => void copy()}>
            {text.copy}
          </button>
          <button type="button" className="action" onClick={onClose}>
            {t.form.close}
          </button>
        </p>
      </div>
    </OpenDialog>
  );
}

/** How whoever answers in the chat from outside does, and what came where no answer did. */
function ChatProviders() {
  const { chat: text } = useIntegrationTexts();
  return (
    <Part title={text.title} note={text.intro}>
      <Shown query={useProviders()} texts={{ ...text, failed: text.loadFailed }}>
        {(providers) => (
          <ul>
            {providers.map(({ provider, answeredAt, failures }) => (
              <Item
                key={provider}
                name={
                  <>
                    <b>{text.providers[provider]}</b>{" "}
                    {failures ? (
                      <span className={failures.isDown ? "badge badge-dead" : "badge"}>
                        {text.failures(failures.count)}
                      </span>
                    ) : (
                      <span className="badge badge-contacted">{text.ready}</span>
                    )}
                  </>
                }
                notes={[
                  answeredAt && (
                    <>
                      {text.answered} <Moment iso={answeredAt} />
                    </>
                  ),
                  failures && (
                    <>
                      {text.reasons[failures.reason]} · {text.since} <Moment iso={failures.since} /> · {text.last}{" "}
                      <Moment iso={failures.at} />
                    </>
                  ),
                  failures?.came && (
                    <>
                      {text.came} <code>{failures.came}</code>
                    </>
                  ),
                  provider === "webhook" && failures?.isDown && text.read,
                ]}
              />
            ))}
          </ul>
        )}
      </Shown>
    </Part>
  );
}
