import { screen } from '@testing-library/react';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

const item = buildDraftItem();
const { open } = editorSuite();

const study = { school: 'Jiangzhou', major: 'Accounting' };

it.each([
  ['a name alone', { school: 'Jiangzhou' }],
  ['a degree of which nothing was stated', study],
  ['that there is no degree', { ...study, hasDegree: false }],
])('%s is nothing to agree with in one click: the item is worked field by field', async (_what, claimed) => {
  const entries = item.entries.map((entry) => ({ ...entry, claimed, verified: {} }));
  open(buildDraft({ items: [{ ...item, itemCode: 'degree', entries }] }));
  expect(await screen.findByRole('button', { name: 'Complete the item' })).toBeInTheDocument();
  expect(screen.queryByText('Everything agrees with what was claimed?')).not.toBeInTheDocument();
});

it('a degree stated may be agreed to, and what of it was not stated is named', async () => {
  const claimed = { ...study, hasDegree: true, degree: 'bachelorDegree', awarded: '2017-06' };
  const entries = item.entries.map((entry) => ({ ...entry, claimed, verified: {} }));
  open(buildDraft({ items: [{ ...item, itemCode: 'degree', entries }] }));
  expect(await screen.findByRole('button', { name: 'Everything agrees: done' })).toBeInTheDocument();
  expect(screen.getByText('Not stated, so not confirmed here: Degree certificate number')).toBeVisible();
});

it('a number that the candidate says the paper does not bear is said to be none, and is not called unstated', async () => {
  const claimed = { ...study, hasDegree: true, degree: 'bachelorDegree', awarded: '2017-06' };
  const entries = item.entries.map((entry) => ({ ...entry, label: 'Jiangzhou', claimed, verified: {} }));
  const fields = { ...claimed, degreeNo: '无' };
  const stated = [
    ...[
      {
        section: 'education' as const,
        entry: 0,
        label: 'Jiangzhou',
        fields,
        masked: [],
        ownPhone: [],
        files: [],
      },
    ],
  ];
  const draftFields = [{ name: 'degreeNo', type: 'text' as const }];
  open(buildDraft({ items: [{ ...item, itemCode: 'degree', entries, stated, fields: draftFields }] }));
  expect(await screen.findByRole('button', { name: 'Everything agrees: done' })).toBeInTheDocument();
  expect(screen.queryByText(/^Not stated/)).not.toBeInTheDocument();
  expect(screen.getAllByText('无')).toHaveLength(2);
});
