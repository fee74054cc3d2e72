import type { WordTable } from '../../../kernel/words';

interface Named {
  mainName: string;
}
interface Timed extends Named {
  /** A day. */
  until: string;
}

/** The SMS to a candidate about a check: they name the enterprise and nothing of the result. */
export const candidateSms = {
  invitation: ({ mainName, until }: Timed) => ({
    en: `${mainName} asks for your consent to a background check, by ${until}`,
    zh: `${mainName}邀请您授权并填写背景核查资料，${until} 前有效`,
  }),
  reminder: ({ mainName, until }: Timed) => ({
    en: `Reminder: ${mainName} is still waiting for your consent to a background check, by ${until}`,
    zh: `提醒：${mainName}仍在等待您的背景核查授权，${until} 前有效`,
  }),
  status: ({ mainName }: Named) => ({
    en: `Your background check for ${mainName}: see its status and report, dispute it or withdraw your consent`,
    zh: `${mainName}的背景核查：您可在此查看进度与报告、提出异议或撤回授权`,
  }),
  report: ({ mainName }: Named) => ({
    en: `Your background check for ${mainName} is finished: read the report or dispute it`,
    zh: `${mainName}委托的背景核查已完成，您可在此阅读报告或提出异议`,
  }),
  newVersion: ({ mainName }: Named) => ({
    en: `The report of your background check for ${mainName} was corrected: read the new version`,
    zh: `${mainName}委托的背景核查报告已更正，您可在此阅读新版本`,
  }),
  disputeRejected: ({ mainName }: Named) => ({
    en: `Your dispute about the background check for ${mainName} was answered: read why the report stays as it is`,
    zh: `您对${mainName}委托的背景核查报告提出的异议已有答复，请在此查看`,
  }),
  cancelled: ({ mainName }: Named) => ({
    en: `Your background check for ${mainName} was cancelled; there is nothing left for you to do`,
    zh: `${mainName}委托的背景核查已取消，您无需再做任何操作`,
  }),
} satisfies WordTable;
