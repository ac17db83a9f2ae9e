/** The current time, passed as a parameter so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The company's time zone: the desk's "today" and all opening hours are in it. */
export const COMPANY_TIME_ZONE = "America/Toronto";
