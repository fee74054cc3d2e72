import type { ReportDraft } from '../../api/resources/reportsApi';

type Work = ReportDraft['work'][number];

/** The work on the report as a whole, while it is in the queue. */
export function workOf({ work }: ReportDraft, kind: Work['kind']): Work | undefined {
  return work.find((one) => one.kind === kind);
}

/** True when a colleague has it, so it is read-only. */
export function isColleagues(work: Pick<Work, 'mine' | 'assigneeName'> | undefined): boolean {
  return work !== undefined && !work.mine && work.assigneeName !== null;
}

/** The step that last sent this version back: what it asks for is the work to do, and what the next review looks at. */
export function lastReturn({
  review,
}: Pick<ReportDraft, 'review'>): ReportDraft['review'][number] | undefined {
  const last = review.findLast(({ action }) => ['returned', 'published', 'rejected'].includes(action));
  return last?.action === 'returned' ? last : undefined;
}

/** True for the only person left who may publish this version, as long as they have not worked on it. */
export function isOnlyPublisher({ publishers }: Pick<ReportDraft, 'publishers'>): boolean {
  return publishers.length === 1 && publishers[0]!.mine;
}
