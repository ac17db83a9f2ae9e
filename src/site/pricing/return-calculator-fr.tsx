import { returnCalculatorFr } from "../../text/fr/site/return-calculator.ts";
import { ReturnCalculator } from "./return-calculator.tsx";

/** The calculator island in French, so that browsers load only one language's texts. */
export function ReturnCalculatorFr() {
  return <ReturnCalculator text={returnCalculatorFr} />;
}
