import { shortDataset, type Dataset } from '../../../kernel/tasks/dataset';
import { chinaTime } from '../../../platform/pdf/document';
import { catalogueByCode, type CatalogueItem } from '../../packages/catalogueRepository';
import {
  itemsOf,
  packagesOf,
  versionsOf,
  type PackageItemRow,
  type VersionRow,
} from '../../packages/packageRepository';
import { formsOf, type CountedFormRow } from '../../registrations/formRepository';
import { heads, states, titles } from '../words/tables';

interface PackageLine extends VersionRow {
  items: PackageItemRow[];
  catalogue: ReadonlyMap<string, CatalogueItem>;
}

/** More versions than a package can have. */
const ALL_VERSIONS = 10_000;

/** Every version of the packages that the enterprise made itself, drafts too. */
const packages = shortDataset<PackageLine>('own-packages', {
  sheetName: titles.packages,
  async all({ tx, session, clock }) {
    const now = clock.now();
    const present = (await packagesOf(tx, session.mainId, now)).filter(
      ({ ownerMainId }) => ownerMainId === session.mainId,
    );
    const versions: VersionRow[] = [];
    for (const id of new Set(present.map((row) => row.id)))
      versions.push(...(await versionsOf(tx, session.mainId, id, { at: now, limit: ALL_VERSIONS })));
    const itemsIn = await itemsOf(tx, versions);
    const catalogue = await catalogueByCode(tx, now);
    return versions.map((row) => ({ ...row, items: itemsIn(row), catalogue }));
  },
  columns: [
    { head: heads.package, width: 24, value: ({ name }, lang) => name[lang] },
    { head: heads.version, width: 10, value: ({ version }) => version },
    { head: heads.description, width: 40, value: ({ description }, lang) => description[lang] },
    { head: heads.price, width: 12, kind: 'money', value: ({ price }) => price / 100 },
    {
      head: heads.orderable,
      width: 12,
      value: ({ active, publishedAt }, lang) => states[active && publishedAt ? 'yes' : 'no'][lang],
    },
    {
      head: heads.items,
      width: 60,
      value: ({ items, catalogue }, lang) =>
        items
          .map(({ itemCode, copies }) => `${catalogue.get(itemCode)?.name[lang] ?? itemCode} × ${copies}`)
          .join('; '),
    },
    { head: heads.saved, width: 20, kind: 'moment', value: ({ savedAt }) => chinaTime(savedAt) },
  ],
});

/** The forms for applicants as they are now, with their questions. */
const forms = shortDataset<CountedFormRow>('registration-forms', {
  sheetName: titles.forms,
  all: ({ tx, session }) => formsOf(tx, session.mainId),
  columns: [
    { head: heads.formTitle, width: 28, value: ({ title }) => title },
    { head: heads.version, width: 10, value: ({ version }) => version },
    { head: heads.sent, width: 14, value: ({ sent }) => sent },
    { head: heads.lastDay, width: 14, kind: 'day', value: ({ lastDay }) => lastDay },
    { head: heads.saved, width: 20, kind: 'moment', value: ({ savedAt }) => chinaTime(savedAt) },
    { head: heads.content, width: 60, value: ({ content }) => JSON.stringify(content) },
  ],
});

export const ownTables: readonly Dataset[] = [packages, forms];
