import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const listed =
  'src/features/packages/PackagesPage.test.tsx › shows each package with its state, price, time and use, and leads to it';
const opened =
  'src/features/packages/PackageDetailPage.test.tsx › tells what is in it, why, what each part costs, and who uses it';
const ordered =
  'gateway/src/modules/packages/ownPackages.test.ts › a draft costs what its copies cost, is offered once it is published, and is ordered with its reasons';
const brought =
  'src/features/initiate/ownPackage.test.ts › a package brings all of its items, its position and its reasons';
const kept =
  'src/features/packages/catalogue/CatalogueDesk.test.tsx › shows what an item was and is, and what is planned';
const changedStandard =
  'gateway/src/modules/packages/standardChanges.test.ts › a planned version is ordered from the first moment of its day in China, and read by nobody before';
const named =
  'gateway/src/modules/packages/catalogueChanges.test.ts › an order under way keeps what it was asked for and promised; a new one follows the catalogue';
const told =
  'gateway/src/modules/packages/catalogueToCandidate.test.ts › a candidate is told and asked what the catalogue said when the check was ordered';

/** What is entered where a package is put together. */
export const packageFacts: readonly OtherFact[] = [
  {
    what: 'The name and description of an own package, and the kind of position it is for',
    kept: [
      'package_version.name_en',
      'package_version.name_zh',
      'package_version.description_en',
      'package_version.description_zh',
      'package_version.position_class',
    ],
    by: ['owner'],
    enteredOn: '/mealManage/add',
    read: [
      plain(listed, '/mealManage', 'owner', 'recruiter', 'operator'),
      plain(opened, '/mealManage/detail', 'owner', 'recruiter', 'operator'),
      plain(ordered, '/initiateBack', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'The names and descriptions of a standard package',
    kept: [],
    by: ['operator'],
    enteredOn: '/mealManage',
    read: [
      plain(listed, '/mealManage', 'owner', 'recruiter', 'operator'),
      plain(opened, '/mealManage/detail', 'owner', 'recruiter', 'operator'),
      plain(changedStandard, '/initiateBack', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'Why a package asks for an item',
    kept: ['package_item.reason'],
    by: ['owner'],
    enteredOn: '/mealManage/add',
    read: [
      plain(opened, '/mealManage/detail', 'owner', 'recruiter'),
      plain(brought, '/initiateBack', 'owner', 'recruiter'),
      plain(
        'e2e/packages.spec.ts › an own package: put together, ordered, read by the candidate, changed',
        '/candidate',
        'candidate',
      ),
    ],
  },
  {
    what: 'What a kind of check is called, what candidates are told of it and asked for',
    kept: [
      'catalogue_change.name_en',
      'catalogue_change.name_zh',
      'catalogue_change.what_en',
      'catalogue_change.what_zh',
      'catalogue_change.fields',
      'catalogue_change.field_rules',
    ],
    by: ['operator'],
    enteredOn: '/mealManage',
    read: [
      plain(kept, '/mealManage', 'operator'),
      plain(named, '/backRecord/detail', 'owner', 'recruiter'),
      plain(told, '/candidate', 'candidate'),
    ],
  },
];
