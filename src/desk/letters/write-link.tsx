import { useTexts } from "../desk-context.tsx";
import { Icon } from "../icons.tsx";
import { follow } from "../use-address.ts";
import { writeAddress } from "./write-address.ts";

/** To a letter that begins from a template, over the present screen. */
export function WriteLink({ consultationId }: { consultationId: number }) {
  const { t } = useTexts();
  return (
    <a
      className="action"
      href={`/admin?consultation=${consultationId}&write=${consultationId}`}
      onClick={(event) => follow(event, writeAddress(consultationId))}
    >
      <Icon name="mail" />
      {t.detail.write}
    </a>
  );
}
