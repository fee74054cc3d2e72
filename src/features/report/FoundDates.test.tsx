import { screen, waitFor } from '@testing-library/react';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

const { gateway, open } = editorSuite();

const fields = [
  { name: 'from', type: 'date' },
  { name: 'to', type: 'date' },
  { name: 'nonCompete', type: 'boolean' },
] as const;
const job = (claimed: Record<string, string | boolean>, verified = {}) =>
  buildDraft({
    items: [
      buildDraftItem({
        fields: [...fields],
        entries: [{ label: 'Lanting', claimed, verified, differs: [], doubts: [] }],
      }),
    ],
  });
const present = { from: '2019-03', to: 'stillThere', nonCompete: false };

it('of a present job the candidate is said to be still there and not to be bound; the source’s end is a month', async () => {
  const { user } = open(job(present));
  expect(await screen.findByLabelText('To, Verified')).toHaveAttribute('placeholder', 'YYYY-MM');
  expect(screen.queryByText('Not stated')).not.toBeInTheDocument();
  expect(screen.getAllByText('Present').length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('To, Verified'), '2025-03');
  expect(screen.getByText('differs from what was claimed')).toBeInTheDocument();
});

it('a source that says so too is one click, which can be taken back', async () => {
  gateway.answer({ saveFinding: buildDraftItem({ rowVersion: 4 }) });
  const { user } = open(job(present));
  const toggle = await screen.findByRole('button', { name: 'To, Verified: Present' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByLabelText('To, Verified')).not.toBeInTheDocument();
  expect(screen.queryByText('differs from what was claimed')).not.toBeInTheDocument();
  await user.click(toggle);
  expect(screen.getByLabelText('To, Verified')).toHaveValue('');
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.bodies('saveFinding')).toMatchObject([{ entries: [{ verified: { to: 'stillThere' } }] }]),
  );
});

it('a day that was recorded stays a day', async () => {
  open(job({ from: '2019-03', to: '2024-12' }, { to: '2024-12-31' }));
  expect(await screen.findByLabelText('To, Verified')).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  expect(screen.getByLabelText('From, Verified')).toHaveAttribute('placeholder', 'YYYY-MM');
});

it('a date that cannot be read keeps the item from being saved, and stands where it was typed', async () => {
  gateway.answer({ saveFinding: buildDraftItem({ rowVersion: 4 }) });
  const { user } = open(job({ from: '2019-03', to: '2024-12' }, { to: '2024-12' }));
  const to = await screen.findByLabelText('To, Verified');
  await user.clear(to);
  await user.type(to, 'spring of 24');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This is not a month/)).toBeInTheDocument();
  expect(to).toHaveValue('spring of 24');
  expect(gateway.bodies('saveFinding')).toEqual([]);
  await user.clear(to);
  await user.type(to, '2024-11');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(gateway.bodies('saveFinding')).toMatchObject([{ entries: [{ verified: { to: '2024-11' } }] }]),
  );
});
