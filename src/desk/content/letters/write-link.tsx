import { Icon } from "../../kit/icons.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { writeAddress } from "./write-address.ts";

/** To a letter that begins from a template, over the present screen. @param isMain it is the one action of the screen */
export function WriteLink({ consultationId, isMain }: { consultationId: number; isMain?: boolean }) {
  const { t } = useTexts();
  return (
    <a
      className={isMain ? "action action-primary" : "action"}
      href={`/admin?consultation=${consultationId}&write=${consultationId}`}
      onClick={(event) => follow(event, writeAddress(consultationId))}
    >
      <Icon name="mail" />
      {t.detail.write}
    </a>
  );
}
