import { returnCalculatorFr } from "../../text/fr/site/return-calculator.ts";
import { ReturnCalculator } from "./return-calculator.tsx";

/** The calculator as an island: one language's texts only. */
export function ReturnCalculatorFr() {
  return <ReturnCalculator text={returnCalculatorFr} />;
}
