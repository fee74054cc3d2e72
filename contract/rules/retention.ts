/**
 * The retention periods an account may choose, in days. `material` and `report` count from the day a check was reported,
 * `unfinished` from the day it was cancelled or expired, `consent` from the day its check was closed. Whatever is set, a
 * check is deleted no later than its candidate was told (the shortest period of its items).
 */
export const retentionLimits = {
  material: { min: 30, max: 365, default: 90 },
  report: { min: 30, max: 365, default: 365 },
  unfinished: { min: 7, max: 180, default: 30 },
  consent: { min: 1095, max: 3650, default: 1095 },
} as const;

export type RetentionClass = keyof typeof retentionLimits;
export const retentionClasses = Object.keys(retentionLimits) as RetentionClass[];
export type RetentionDays = Record<RetentionClass, number>;

export const defaultRetention: RetentionDays = {
  material: retentionLimits.material.default,
  report: retentionLimits.report.default,
  unfinished: retentionLimits.unfinished.default,
  consent: retentionLimits.consent.default,
};

/**
 * The classes at fault: out of their bounds or no whole number (`range`), or material that would outlive its report
 * (`order`).
 */
export function retentionFaults(days: RetentionDays): Partial<Record<RetentionClass, 'range' | 'order'>> {
  const faults: Partial<Record<RetentionClass, 'range' | 'order'>> = {};
  for (const name of retentionClasses) {
    const { min, max } = retentionLimits[name];
    if (!Number.isInteger(days[name]) || days[name] < min || days[name] > max) faults[name] = 'range';
  }
  if (!faults.material && !faults.report && days.material > days.report) faults.material = 'order';
  return faults;
}
