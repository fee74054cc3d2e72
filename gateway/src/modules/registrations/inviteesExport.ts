import { maskPhone } from '@probity/contract/rules/masks';
import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import { chinaTime } from '../../platform/pdf/document';
import { inviteesAfter, totalInvitees, type InviteeRow } from './inviteeRepository';
import { wantedInvitees } from './invitees';
import { openInvitee } from './sealed';
import { heads, inviteeHeads, inviteeSheetName, inviteeStateWords } from './words';

type InviteeExport = BodyOf<'exportInvitees'>;
type Line = InviteeRow & { mobile: string };

/** The list of a form, names as in the list and phones masked; it is never too long for a file at once. */
export const inviteesExport = listExport<InviteeExport, InviteeRow, Line, PagePosition>({
  kind: 'invitees.export',
  right: 'registration.manage',
  exported: { action: 'registration.inviteesExported', entity: 'registrationForm' },
  name: 'invitation-list',
  page: (ctx, { format: _, ...asked }, after, limit) =>
    inviteesAfter(ctx.tx, ctx.session.mainId, wantedInvitees(ctx, asked), { after, limit }),
  positionOf: ({ addedKey, id }) => ({ key: addedKey, id }),
  count: (ctx, { formId }) => totalInvitees(ctx.tx, { mainId: ctx.session.mainId, id: formId }),
  sheetName: inviteeSheetName,
  lines: (ctx, _request, rows) => rows.map((row) => ({ ...row, mobile: openInvitee(ctx, row) })),
  columns: [
    { head: heads.name, width: 14, isName: true, value: ({ name }) => name },
    { head: heads.phone, width: 14, mask: maskPhone, value: ({ mobile }) => mobile },
    { head: inviteeHeads.state, width: 16, value: ({ state }, lang) => inviteeStateWords[state][lang] },
    {
      head: inviteeHeads.told,
      width: 20,
      kind: 'moment',
      value: ({ messagedAt }) => (messagedAt ? chinaTime(messagedAt) : ''),
    },
    { head: inviteeHeads.messages, width: 10, value: ({ messages }) => String(messages) },
  ],
});
