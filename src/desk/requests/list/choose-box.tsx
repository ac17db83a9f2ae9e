import { memo } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { useTexts } from "../../shell/desk-context.tsx";

interface ChooseBoxProps {
  consultation: Consultation;
  chosen: boolean;
  onChoose: (consultation: Consultation, extend: boolean) => void;
}

/** Chooses a request for a change of many; with Shift, all from the last one on. */
export const ChooseBox = memo(function ChooseBox({ consultation, chosen, onChoose }: ChooseBoxProps) {
  const { followUp } = useTexts();
  return (
    // Else Shift selects the text between the two.
    <label className="choose" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={followUp.bulk.select(consultation.name)}
        onChange={({ nativeEvent }) =>
          onChoose(consultation, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
});
