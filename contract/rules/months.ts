/** Nobody alive did anything before 1900. */
const MONTH = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/;

/** A month `YYYY-MM`, from 1900 to 2099, as the number of months since year 0; null for anything else. */
export function monthNumber(month: string | undefined): number | null {
  const parts = MONTH.exec(month?.trim() ?? '');
  return parts ? Number(parts[1]) * 12 + Number(parts[2]) - 1 : null;
}

/** The month of such a number. */
export const monthText = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
