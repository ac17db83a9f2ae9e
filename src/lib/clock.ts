/** Where code asks for the time. Passed as a parameter, so that a test can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The zone the company works in: "today" on the desk and every opening hour are counted here. */
export const COMPANY_TIME_ZONE = "America/Toronto";
