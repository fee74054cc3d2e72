import { maskPhone } from '@probity/contract/rules/masks';
import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import { chinaDay } from '../../kernel/workingDays';
import { chinaTime } from '../../platform/pdf/document';
import { applicationsAfter, countApplications, type ListedRow } from './applicationRepository';
import { wantedBy } from './applications';
import { openMobile } from './sealed';
import { begunWords, heads, sheetName } from './words';

type ApplicationExport = BodyOf<'exportApplications'>;
type Line = ListedRow & { mobile: string };

/** What was sent and is asked for, the newest first; names as in the list, phones masked. What applicants answered
 * is read one by one, where reading leaves a trail. */
export const applicationsExport = listExport<ApplicationExport, ListedRow, Line, PagePosition>({
  kind: 'applications.export',
  right: 'registration.manage',
  exported: { action: 'registration.exported', entity: 'application' },
  name: 'applications',
  page: (ctx, { format: _, ...asked }, after, limit) =>
    applicationsAfter(ctx.tx, ctx.session.mainId, wantedBy(ctx, asked), { after, limit }),
  positionOf: ({ sentKey, id }) => ({ key: sentKey, id }),
  count: (ctx, { format: _, ...asked }, limit) =>
    countApplications(ctx.tx, ctx.session.mainId, wantedBy(ctx, asked), limit),
  sheetName,
  lines: (ctx, _request, rows) => rows.map((row) => ({ ...row, mobile: openMobile(ctx, row) })),
  columns: [
    { head: heads.name, width: 14, isName: true, value: ({ name }) => name },
    { head: heads.phone, width: 14, mask: maskPhone, value: ({ mobile }) => mobile },
    { head: heads.form, width: 28, value: ({ formTitle }) => formTitle },
    { head: heads.sent, width: 20, kind: 'moment', value: ({ sentKey }) => chinaTime(new Date(sentKey)) },
    {
      head: heads.corrected,
      width: 20,
      kind: 'moment',
      value: ({ correctedAt }) => (correctedAt ? chinaTime(correctedAt) : ''),
    },
    { head: heads.erased, width: 14, value: ({ eraseAt }) => chinaDay(eraseAt) },
    { head: heads.check, width: 14, value: ({ checkId }, lang) => begunWords[checkId ? 'yes' : 'no'][lang] },
    { head: heads.tags, width: 24, value: ({ tags }) => tags.join(', ') },
  ],
});
