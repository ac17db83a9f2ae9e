import { Icon } from "../../kit/icons.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { writeAddress } from "./letter-queries.ts";

/** To a letter based on a template, above the current screen. */
export function WriteLink({ consultationId }: { consultationId: number }) {
  const { t } = useTexts();
  return (
    <a
      className="action"
      href={`/admin?consultation=${consultationId}&write=${consultationId}`}
      onClick={(event) => follow(event, writeAddress(consultationId))}
    >
      <Icon name="mail" />
      {t.write}
    </a>
  );
}
