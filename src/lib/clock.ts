/** The current time, passed as a parameter so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The company's time zone, used for the desk's "today" and for all opening hours. */
export const COMPANY_TIME_ZONE = "America/Toronto";
