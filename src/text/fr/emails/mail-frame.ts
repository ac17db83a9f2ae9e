/** Footer of the emails that staff write to a person. */
export const letter = {
  why: (name: string) => `Vous recevez ce courriel parce que vous avez demandé une consultation à ${name}.`,
};

/** The frame of every email, and words that several emails share. */
export const mailFrame = {
  /** Words a time in the company's time zone. */
  at: (date: string, time: string) => `${date} à ${time}`,
  timeZone: "heure de Montréal",
  extension: (number: string) => `poste ${number}`,
  percent: (value: number) => `${value} %`,
  /** Joins a label and its value, in plain text. */
  labelled: (label: string, value: string) => `${label} : ${value}`,
  notGiven: "non fourni",
  grades: {
    "A+ (Hot Lead)": "A+ (prospect chaud)",
    "A (High Priority)": "A (priorité élevée)",
    "B+ (Good Prospect)": "B+ (bon prospect)",
    "B (Qualified Lead)": "B (prospect qualifié)",
    "C+ (Warm Lead)": "C+ (prospect tiède)",
    "C (Follow Up)": "C (à relancer)",
    "D (Low Priority)": "D (faible priorité)",
  },
};
