export interface ReturnInput {
  hoursAWeek: number;
  dollarsAnHour: number;
  /** Price of the plan. */
  dollarsAMonth: number;
}

export interface Return {
  /** Dollars a month, after the plan is paid. */
  net: number;
  /** The net gain in percent of the price. */
  percent: number;
  /** Hours a week from which the plan pays for itself. */
  breakEvenHours: number;
}

/** Weeks in an average month. */
const WEEKS_A_MONTH = 52 / 12;

/** What the hours won back are worth, less the plan. Counts time alone: no sales, no errors avoided. */
export function returnOnInvestment({ hoursAWeek, dollarsAnHour, dollarsAMonth }: ReturnInput): Return {
  const net = hoursAWeek * dollarsAnHour * WEEKS_A_MONTH - dollarsAMonth;
  return {
    net,
    percent: (net / dollarsAMonth) * 100,
    breakEvenHours: dollarsAMonth / (dollarsAnHour * WEEKS_A_MONTH),
  };
}
