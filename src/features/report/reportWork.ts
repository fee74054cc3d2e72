import type { ReportDraft } from '../../api/resources/reportsApi';

type Work = ReportDraft['work'][number];

/** The work on the report as a whole, while it is in the queue. */
export function workOf({ work }: ReportDraft, kind: Work['kind']): Work | undefined {
  return work.find((one) => one.kind === kind);
}

/** True when a colleague has it, so it is read-only. */
export function isColleagues(work: Work | undefined): boolean {
  return work !== undefined && !work.mine && work.assigneeName !== null;
}
