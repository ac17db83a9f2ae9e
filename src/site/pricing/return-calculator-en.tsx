import { returnCalculatorEn } from "../../text/en/site/return-calculator.ts";
import { ReturnCalculator } from "./return-calculator.tsx";

/** The calculator island in English, so that browsers load only one language's texts. */
export function ReturnCalculatorEn() {
  return <ReturnCalculator text={returnCalculatorEn} />;
}
