import { screen } from '@testing-library/react';
import { expectNoAxeFaults } from '../../test/axe';
import { buildDraft, buildDraftItem } from './testDraft';
import { editorSuite } from '../../test/reportEditor';

/* Facts that contradict each other stand where the item is worked. */

const item = buildDraftItem();
const editor = editorSuite();
const { open } = editor;

it('a date that cannot be is marked in words beside it', async () => {
  const doubts = [{ field: 'to', of: 'claimed', fault: 'inFuture' } as const];
  const [entry] = item.entries;
  open(buildDraft({ items: [buildDraftItem({ entries: [{ ...entry!, entryId: 'e1', doubts }] })] }));
  expect(await screen.findByText('This month is still to come')).toBeInTheDocument();
});

it('where two ID numbers were given, both are told and identity asks which was verified', async () => {
  const idNumbers = { enterprise: '110***********0054', candidate: '110***********002X', verified: null };
  const identity = buildDraftItem({
    itemCode: 'identity',
    name: 'Identity',
    worked: 'computed',
    entries: [],
  });
  const { user } = open(buildDraft({ items: [identity], idNumbers }));
  expect(
    await screen.findByText(/110\*+0054 by the enterprise, 110\*+002X by the candidate/),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'consistent');
  await user.click(screen.getByRole('button', { name: 'Complete the item' }));
  const which = screen.getByRole('combobox', { name: 'Which ID number was verified' });
  expect(which).toHaveAccessibleDescription(/which of the two ID numbers/);
  await user.selectOptions(which, 'candidate');
  expect(which).toHaveAccessibleDescription('');
  await expectNoAxeFaults();
});
