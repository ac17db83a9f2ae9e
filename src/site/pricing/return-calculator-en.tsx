import { returnCalculatorEn } from "../../text/en/site/return-calculator.ts";
import { ReturnCalculator } from "./return-calculator.tsx";

/** The calculator as an island: one language's texts only. */
export function ReturnCalculatorEn() {
  return <ReturnCalculator text={returnCalculatorEn} />;
}
