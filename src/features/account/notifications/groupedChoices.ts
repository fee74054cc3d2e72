import type { NotificationChoices, NotificationKind } from '../../../api/resources/notificationsApi';

/** What notifications are about, in the order in which they are shown. */
const groups = ['checks', 'money', 'people', 'account', 'systems'] as const;
export type ChoiceGroupName = (typeof groups)[number];

type Subject = NotificationKind extends infer Kind
  ? Kind extends `${infer Before}.${string}`
    ? Before
    : never
  : never;

const groupOf: Readonly<Record<Subject, ChoiceGroupName>> = {
  check: 'checks',
  order: 'checks',
  work: 'checks',
  calendar: 'checks',
  balance: 'money',
  bankAccount: 'money',
  correction: 'money',
  invoice: 'money',
  payment: 'money',
  payout: 'money',
  recharge: 'money',
  rechargeLimit: 'money',
  reversal: 'money',
  statement: 'money',
  lostPhone: 'people',
  member: 'people',
  ownership: 'people',
  records: 'people',
  signIn: 'people',
  user: 'people',
  closing: 'account',
  enterprise: 'account',
  serviceContract: 'account',
  signedText: 'account',
  apiKey: 'systems',
  task: 'systems',
  webhook: 'systems',
};

export interface ChoiceGroup {
  name: ChoiceGroupName;
  choices: NotificationChoices['choices'];
}

/** The choices of a reader by what they are about; a group without one is left out. */
export function groupedChoices(choices: NotificationChoices['choices']): ChoiceGroup[] {
  return groups
    .map((name) => ({
      name,
      choices: choices.filter(({ kind }) => groupOf[kind.slice(0, kind.indexOf('.')) as Subject] === name),
    }))
    .filter((group) => group.choices.length > 0);
}
