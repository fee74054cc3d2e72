import { entrySections } from '@probity/contract/rules/fields/sections';
import { found } from '../../kernel/errors';
import type { Work } from '../../kernel/work';
import { writeSection } from '../checks/formRepository';
import { applicationById, setCheck } from './applicationRepository';
import { openContent } from './sealed';

/**
 * A check is begun from an application: its entries stand in the candidate's form, for the candidate to look through: those
 * that its items ask for (`fields` of the catalogue). For another
 * phone nothing is taken over, since who has it would read what somebody else gave. The transaction is bound to the account.
 * @throws 404 no such application, or one that was never sent
 */
export async function takeOver(
  work: Work,
  applicationId: string,
  check: { mainId: string; id: string; mobileIndex: string },
  fields: readonly string[],
): Promise<void> {
  const row = found(await applicationById(work.tx, check.mainId, applicationId));
  found(row.sentAt);
  await setCheck(work.tx, row, check.id);
  if (row.mobileIndex !== check.mobileIndex) return;
  const { entries } = openContent(work, row);
  for (const section of entrySections) {
    const given = entries[section];
    if (given?.length && fields.includes(section))
      await writeSection(work.services, work.tx, check, section, { entries: given }, work.clock.now());
  }
}
