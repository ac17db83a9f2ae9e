import { formatDollars, formatNumber, formatPercent } from "../../../lib/company/amounts.ts";

/** The pricing page's calculator: only the texts that its island ships. */
export const returnCalculatorFr = {
  label: "Calculatrice de rendement",
  hours: "Heures gagnées par semaine",
  hourlyCost: "Coût d’une heure, salaire et charges",
  plan: "Forfait",
  hoursValue: (hours: number) => `${hours} h`,
  dollars: (amount: number) => formatDollars("fr", amount),
  net: "Gain net par mois",
  netFormula: (hours: number, cost: number, price: number) =>
    `${hours} h × ${formatDollars("fr", cost)} × 52 ÷ 12 − ${formatDollars("fr", price)}`,
  rate: "Rendement",
  rateValue: (percent: number) => formatPercent("fr", Math.round(percent)),
  rateFormula: (net: number, price: number) => `${formatDollars("fr", net)} ÷ ${formatDollars("fr", price)}`,
  breakEven: "Seuil de rentabilité",
  breakEvenValue: (hours: number) => `${formatNumber("fr", hours)} h par semaine`,
  breakEvenFormula: (cost: number, price: number) =>
    `${formatDollars("fr", price)} ÷ (${formatDollars("fr", cost)} × 52 ÷ 12)`,
  yours: (hours: number) => `${formatNumber("fr", hours)} h restent à vous`,
  pays: (hours: number) => `${formatNumber("fr", hours)} h paient le forfait`,
  verdict: {
    pays: (net: number) => `Ces heures paient le forfait et laissent ${formatDollars("fr", net)} par mois.`,
    smaller: (plan: string, net: number) =>
      `À ce volume, ${plan} suffit : il vous laisserait ${formatDollars("fr", net)} par mois.`,
    none: "À ce volume, vous n’avez pas besoin de nous pour cela. Revenez quand le travail répétitif débordera.",
    book: "Réserver avec ces chiffres",
    form: "/#consultation-form",
  },
};
