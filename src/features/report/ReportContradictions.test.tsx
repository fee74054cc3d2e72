import { screen, within } from '@testing-library/react';
import { expectNoAxeFaults } from '../../test/axe';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

/* Contradictory facts are shown where the item is worked. */

const item = buildDraftItem();
const { open, gateway } = editorSuite();

it('a date that cannot be is marked in words beside it', async () => {
  const doubts = [{ field: 'to', of: 'claimed', fault: 'inFuture' } as const];
  const [entry] = item.entries;
  open(
    buildDraft({
      items: [
        buildDraftItem({ entries: [{ ...entry!, entryId: '0190a1b2-0000-7000-8000-0000000000e1', doubts }] }),
      ],
    }),
  );
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

const offered = () =>
  within(screen.getByRole('combobox', { name: 'Result' }))
    .getAllByRole('option')
    .filter((option) => !option.hasAttribute('disabled'))
    .map((option) => option.textContent);

it('a search offers what a search can end in, a comparison what a comparison can', async () => {
  const search = buildDraftItem({ itemCode: 'dishonestDebtor', worked: 'list', entries: [] });
  open(buildDraft({ items: [search] }));
  await screen.findByRole('combobox', { name: 'Result' });
  expect(offered()).toEqual(['Not decided yet', 'Record found', 'None found', 'Could not be verified']);
});

it('the lamps of a search are called by how much a record matters, never consistent; of a comparison by how far it differs', async () => {
  const lamps = () =>
    within(screen.getByRole('radiogroup', { name: 'Lamp' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.textContent);
  const search = buildDraftItem({ itemCode: 'litigation', worked: 'list', entries: [] });
  const { unmount } = open(buildDraft({ items: [{ ...search, result: 'found', lamp: 'green' }] }));
  await screen.findByRole('combobox', { name: 'Result' });
  const found = ['Record found, no concern', 'Record found, minor', 'Record found, notable', 'Record found, high risk']; // prettier-ignore
  expect(lamps()).toEqual(found);
  expect(screen.getByText(/The rule gives: Record found, notable\./)).toBeInTheDocument();
  unmount();
  const none = open(buildDraft({ items: [{ ...search, result: 'none', lamp: 'green' }] }));
  await screen.findByRole('combobox', { name: 'Result' });
  expect(lamps()).toEqual(['None found', ...found.slice(1)]);
  none.unmount();
  open(buildDraft());
  await screen.findByRole('combobox', { name: 'Result' });
  expect(lamps()).toEqual(['Consistent', 'Small discrepancy', 'Large discrepancy', 'High risk']);
});

it('consistent above a value that differs is completed only with the reason, which the reader sees', async () => {
  const [entry] = buildDraftItem().entries;
  const entries = [{ ...entry!, verified: { ...entry!.claimed, title: 'Guard' }, differs: ['title'] }];
  const evidence = [{ evidenceId: '0190a1b2-0000-7000-8000-0000000000e9', source: 'Personnel', note: null, method: 'letter', obtainedAt: '2026-11-20T08:00:00Z', operatorName: 'Mei', file: null }]; // prettier-ignore
  const agrees = { result: 'consistent', lamp: 'green', entries, evidence } as const;
  const { user } = open(buildDraft({ items: [buildDraftItem(agrees)] }));
  await user.click(await screen.findByRole('button', { name: 'Complete the item' }));
  const reason = screen.getByRole('textbox', { name: 'Why this lamp' });
  expect(reason).toHaveAccessibleDescription(/please say why it is consistent all the same/);
  expect(gateway.bodies('completeItem')).toEqual([]);
  await user.type(reason, 'Called so inside the house');
  expect(reason).not.toHaveAccessibleDescription(/all the same/);
});

it('a result kept before that rule is shown, and what is wrong with it stands at it', async () => {
  const old = { result: 'consistent', lamp: 'green' } as const;
  open(
    buildDraft({ items: [buildDraftItem({ itemCode: 'sanctions', worked: 'list', entries: [], ...old })] }),
  );
  const result = await screen.findByRole('combobox', { name: 'Result' });
  expect(result).toHaveDisplayValue('Consistent');
  expect(result).toHaveAccessibleDescription('An item of this kind cannot have this result');
  expect(offered()).not.toContain('Consistent');
});

it('an item that the candidate refused says so in the list of items and where it would be worked', async () => {
  open(buildDraft({ items: [buildDraftItem({ status: 'cancelled', consent: 'refused' })] }));
  const rail = within(await screen.findByRole('navigation', { name: 'Items' }));
  expect(rail.getByText('Refused by the candidate, not checked')).toBeInTheDocument();
  expect(screen.getByText('Refused by the candidate. There is nothing to do here.')).toBeInTheDocument();
});
