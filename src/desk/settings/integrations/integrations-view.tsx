import { useState } from "react";
import { toasts } from "../../../ui/toast-store.ts";
import { OpenDialog } from "../../kit/parts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { EndpointList } from "./endpoints.tsx";
import { KeyList } from "./keys.tsx";
import { useIntegrationTexts } from "./queries.ts";

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
        <KeyList onSecret={(value) => setSecret({ of: "key", value })} />
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
