import type { Lang } from '../../kernel/context';
import type { CheckRow, InvitationRow } from './checkRepository';
import { statusLink } from './invitations';
import { messageCandidate } from './messages';
import type { Work } from '../../kernel/work';

/** What a candidate is told of the moment it happens, in words that name the enterprise and nothing of the result. */
const news = {
  report: {
    template: 'report',
    words: (name: string) => ({
      zh: `${name}委托的背景核查已完成，您可在此阅读报告或提出异议`,
      en: `Your background check for ${name} is finished: read the report or dispute it`,
    }),
  },
  newVersion: {
    template: 'report',
    words: (name: string) => ({
      zh: `${name}委托的背景核查报告已更正，您可在此阅读新版本`,
      en: `The report of your background check for ${name} was corrected: read the new version`,
    }),
  },
  disputeRejected: {
    template: 'disputeAnswer',
    words: (name: string) => ({
      zh: `您对${name}委托的背景核查报告提出的异议已有答复，请在此查看`,
      en: `Your dispute of the background check for ${name} was answered: read why the report stays as it is`,
    }),
  },
  cancelled: {
    template: 'cancelled',
    words: (name: string) => ({
      zh: `${name}委托的背景核查已取消，您无需再做任何操作`,
      en: `Your background check for ${name} was cancelled; there is nothing left for you to do`,
    }),
  },
} as const satisfies Record<string, { template: string; words: (name: string) => Record<Lang, string> }>;

/** Tells the candidate of their report by SMS, with a way to it. */
export async function tellOfReport(
  work: Work,
  check: CheckRow,
  kind: 'report' | 'newVersion' | 'disputeRejected',
): Promise<void> {
  const { template, words } = news[kind];
  await messageCandidate(work, check, template, words, await statusLink(work, check));
}

/**
 * Tells the candidate that the check was cancelled, if they know of it: who was not asked yet, or whose link the enterprise
 * passes on itself and nobody has opened, would hear of it for the first time.
 */
export async function tellOfCancelling(
  work: Work,
  check: CheckRow,
  invitation: InvitationRow | null,
): Promise<void> {
  if (!invitation || (check.consentWay === 'link' && invitation.status === 'sent')) return;
  const { template, words } = news.cancelled;
  await messageCandidate(work, check, template, words);
}
