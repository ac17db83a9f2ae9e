import { memo, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { useTexts } from "../../shell/desk-context.tsx";

interface ChooseBoxProps {
  consultation: Consultation;
  chosen: boolean;
  onChoose: (consultation: Consultation, extend: boolean) => void;
}

/** Chooses a request for a change of many; with Shift, all from the last one on. Its place is kept while it is not shown. */
export const ChooseBox = memo(function ChooseBox({ consultation, chosen, onChoose }: ChooseBoxProps) {
  const { followUp } = useTexts();
  const shift = useRef(false);
  return (
    <label
      className="choose"
      onPointerDown={(event) => {
        shift.current = event.shiftKey;
      }}
      onKeyDown={(event) => {
        shift.current = event.shiftKey;
      }}
      // Else Shift selects the text between the two.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        checked={chosen}
        aria-label={followUp.bulk.select(consultation.name)}
        onChange={() => {
          onChoose(consultation, shift.current);
          shift.current = false;
        }}
      />
    </label>
  );
});
