import type { Words } from '../../../kernel/words';

/** What an SMS may name; '' where it is not known. */
export interface SmsFacts {
  /** The order's number. */
  no: string;
  /** Of a report that was published before; '' of the first. */
  version: string;
  /** The enterprise's. */
  name: string;
  /** Of a sign-in. */
  browser: string;
  /** Of a payout. */
  amount: string;
  /** Of an erasure. */
  day: string;
}

/** The SMS about reports and what is disputed of them. */
export const reportSms = {
  'check.reported': ({ no, version }) =>
    version === ''
      ? {
          zh: `订单 ${no} 的报告已出，请登录查看`,
          en: `The report of order ${no} is published: sign in to read it`,
        }
      : {
          zh: `订单 ${no} 的报告已更新为第 ${version} 版，请登录查看`,
          en: `Version ${version} of the report of order ${no} is published: sign in to read it`,
        },
  'check.disputed': ({ no }) => ({
    zh: `订单 ${no} 的报告被提出异议`,
    en: `The report of order ${no} is disputed`,
  }),
  'check.disputeRejected': ({ no }) => ({
    zh: `订单 ${no} 的报告异议已答复：未采纳，请登录查看原因`,
    en: `The dispute about order ${no} was rejected: sign in to read why`,
  }),
  'check.disputedByCandidate': ({ no }) => ({
    zh: `订单 ${no} 的候选人对报告提出了异议，请登录查看`,
    en: `The candidate of order ${no} disputed the report: sign in to see what it is about`,
  }),
} satisfies Record<string, (about: SmsFacts) => Words>;
