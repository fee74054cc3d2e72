import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildCheckCount, buildCheckRow } from '../../test/checkRow';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordsPage } from './RecordsPage';

const gateway = fakeGateway({ listSavedViews: [], listTasks: [] });
beforeAll(() => loadPhrases('records'));

it('more than a few are named by a press, and by another one few again; the rest of all that match is loaded by one', async () => {
  const named = (count: number, from = 0) =>
    Array.from({ length: count }, (_none, at) =>
      buildCheckRow({
        checkId: `0190a1b2-0000-7000-8000-0000000001${String(at + from + 10)}`,
        candidateName: `Candidate ${String(at + from + 1)}.`,
        status: 'awaitingConsent',
      }),
    );
  gateway.answer({
    countChecks: buildCheckCount({ total: 11 }),
    listChecks: ({ body }) =>
      (body as { cursor?: string }).cursor
        ? { rows: named(2, 9), nextCursor: null }
        : { rows: named(9), nextCursor: 'more' },
  });
  const { user } = render(
    <main>
      <RecordsPage />
    </main>,
    { route: '/backRecord', userInfo: buildUserInfo({ permissions: ['check.read', 'check.remind'] }) },
  );
  await screen.findByText('11 checks');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }));
  const bar = () => within(screen.getByRole('region', { name: 'Actions for the selection' }));
  await screen.findByRole('button', { name: 'Remind' });
  await user.click(bar().getByRole('button', { name: 'Select all 11 that match' }));
  await user.click(bar().getByRole('button', { name: 'Remind' }));
  const dialog = within(await screen.findByRole('dialog'));
  const names = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names()).toHaveLength(5);
  await user.click(dialog.getByRole('button', { name: 'and 4 more', expanded: false }));
  expect(names()).toHaveLength(9);
  expect(names().at(-1)).toMatch(/^Candidate 9\. · 138\*{4}0005 · /);
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Load more of them' }));
  await waitFor(() => expect(names()).toHaveLength(11));
  expect(dialog.queryByText(/not loaded here/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(names()).toHaveLength(5);
  expect(dialog.getByRole('button', { name: 'and 6 more' })).toHaveFocus();
});
