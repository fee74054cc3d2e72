import type { CheckStatus } from '../src/kernel/states/machines';
import { demoMains } from './demoAccounts';

export type Flavour = 'clean' | 'small' | 'large' | 'thin' | 'grave';

/** One demo check: the status its story ends in, how many days ago it began, and its findings. */
export interface DemoStory {
  mainId: string;
  end: CheckStatus;
  daysAgo: number;
  package: 'basic' | 'standard' | 'deep';
  by: 'owner' | 'recruiter';
  flavour: Flavour;
  /** The party an open question is for. */
  asks?: 'candidate' | 'enterprise';
}

const flavours: Flavour[] = [
  'clean',
  'clean',
  'small',
  'clean',
  'large',
  'clean',
  'thin',
  'clean',
  'clean',
  'grave',
];
const packages = ['standard', 'basic', 'standard', 'deep', 'standard', 'basic'] as const;

/** The number of the first account's checks that end in each status, and the days ago they began, from … step. */
const groups: { end: CheckStatus; days: number[]; asks?: DemoStory['asks'] }[] = [
  { end: 'reported', days: Array.from({ length: 26 }, (_, index) => 88 - index * 3) },
  { end: 'disputed', days: [47, 20] },
  { end: 'inReview', days: [9, 8, 6, 5] },
  { end: 'inProgress', days: [18, 14, 6, 5, 4, 3, 3, 2, 1] },
  { end: 'awaitingInfo', days: [7, 5], asks: 'enterprise' },
  { end: 'awaitingInfo', days: [6, 4], asks: 'candidate' },
  { end: 'awaitingConsent', days: [6, 5, 3, 2, 1, 1] },
  { end: 'cancelled', days: [66, 31, 12] },
  { end: 'expired', days: [71, 39, 15] },
];

const first: DemoStory[] = groups.flatMap((group) =>
  group.days.map((daysAgo, index) => ({
    mainId: demoMains.first,
    end: group.end,
    daysAgo,
    package: packages[(index + daysAgo) % packages.length]!,
    by: (index + daysAgo) % 3 === 0 ? ('recruiter' as const) : ('owner' as const),
    flavour: flavours[(index * 3 + group.days.length) % flavours.length]!,
    ...(group.asks ? { asks: group.asks } : {}),
  })),
);

/** The second account has little money: its last orders wait for it. */
const second: DemoStory[] = (
  [
    ['reported', 40, 'basic'],
    ['reported', 22, 'standard'],
    ['inProgress', 4, 'standard'],
    ['awaitingPayment', 2, 'deep'],
    ['awaitingPayment', 1, 'deep'],
  ] as const
).map(([end, daysAgo, kind]) => ({
  mainId: demoMains.second,
  end,
  daysAgo,
  package: kind,
  by: 'owner' as const,
  flavour: 'clean' as const,
}));

/** Oldest first, as it happened. */
export const demoStories: readonly DemoStory[] = [...first, ...second].sort((a, b) => b.daysAgo - a.daysAgo);

/** Payments received, in fen, and how many days ago. */
export const demoRecharges: readonly { mainId: string; daysAgo: number; amount: number }[] = [
  { mainId: demoMains.first, daysAgo: 92, amount: 2_000_000 },
  { mainId: demoMains.first, daysAgo: 45, amount: 1_500_000 },
  { mainId: demoMains.first, daysAgo: 10, amount: 1_000_000 },
  { mainId: demoMains.second, daysAgo: 41, amount: 120_000 },
];
