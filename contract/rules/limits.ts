/** What operators may change of how much customers may do: the SMS of a day, and how much may wait at once. */
export const LIMIT_NAMES = [
  'smsInvitation',
  'smsMember',
  'smsMemberUnverified',
  'smsShare',
  'smsApplicant',
  'smsApplicantUnverified',
  'rechargesWaiting',
  'paymentsOpen',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

interface LimitRange {
  /** What counts until operators change it. */
  usual: number;
  least: number;
  most: number;
}

/** SMS are counted over 24 hours in each account (docs/security.md), the others as they stand in it. */
export const limitRanges: Readonly<Record<LimitName, LimitRange>> = {
  smsInvitation: { usual: 100, least: 1, most: 2_000 },
  smsMember: { usual: 100, least: 1, most: 500 },
  smsMemberUnverified: { usual: 5, least: 1, most: 50 },
  smsShare: { usual: 100, least: 1, most: 1_000 },
  smsApplicant: { usual: 500, least: 1, most: 5_000 },
  smsApplicantUnverified: { usual: 5, least: 1, most: 50 },
  rechargesWaiting: { usual: 20, least: 1, most: 200 },
  paymentsOpen: { usual: 10, least: 1, most: 50 },
};

export const SHORTEST_LIMIT_REASON = 4;

/** Whether a limit may have this value: a whole number within its range. */
export const isLimitValue = (name: LimitName, value: number): boolean => {
  const { least, most } = limitRanges[name];
  return Number.isInteger(value) && value >= least && value <= most;
};
