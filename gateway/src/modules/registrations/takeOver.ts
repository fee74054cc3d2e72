import { entrySections } from '@probity/contract/rules/fields/sections';
import { isSameName } from '@probity/contract/rules/sameName';
import { found } from '../../kernel/errors';
import type { Work } from '../../kernel/work';
import { writeSection } from '../checks/formRepository';
import { askingItem, type CatalogueItem } from '../packages/catalogueRepository';
import { deleteFiles, filesOf } from './applicationFileRepository';
import { lockApplication, setCheck } from './applicationRepository';
import { onlyAsked } from './domain/content';
import { openContent } from './sealed';

/**
 * A check is begun from an application: it is marked with the check, and its entries stand in the candidate's form, for the
 * candidate to look through: those that its items ask for, and of these the fields that they ask for. A check of another phone or of somebody of
 * another name is none of this applicant: nothing is marked, and nobody reads what somebody else gave. The transaction is bound
 * to the account.
 * @throws 404 no such application, or one that was never sent
 */
export async function takeOver(
  work: Work,
  applicationId: string,
  check: { mainId: string; id: string; mobileIndex: string; name: string },
  kinds: readonly CatalogueItem[],
): Promise<void> {
  const row = found(await lockApplication(work.tx, check.mainId, applicationId));
  found(row.sentAt);
  if (row.mobileIndex !== check.mobileIndex || !isSameName(row.name, check.name)) return;
  await setCheck(work.tx, row, check.id);
  const unsent = (await filesOf(work.tx, row)).filter(({ sending }) => sending === null);
  await deleteFiles(
    work.tx,
    row.mainId,
    unsent.map(({ fileId }) => fileId),
    work.clock.now(),
  );
  const { entries } = openContent(work, row);
  const fields = kinds.flatMap((kind) => kind.fields);
  const items = kinds.map(askingItem);
  for (const section of entrySections) {
    const given = entries[section];
    if (given?.length && fields.includes(section))
      await writeSection(
        work.services,
        work.tx,
        check,
        section,
        { entries: onlyAsked(section, given, items) },
        { at: work.clock.now(), page: null },
      );
  }
}
