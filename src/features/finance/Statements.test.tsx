import { screen, waitFor, within } from '@testing-library/react';
import type { Statement } from '../../api/resources/statementsApi';
import { loadPhrases } from '../../i18n/i18n';
import { cut, file, refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { Statements } from './Statements';

const august: Statement = {
  statementId: '0190a1b2-0000-7000-8000-00000000bbbb',
  month: '2026-08',
  opening: 10_000_00,
  recharged: 0,
  takenBack: 0,
  charged: 3_000_50,
  chargesReversed: 0,
  paidOut: 0,
  closing: 6_999_50,
  held: 500_00,
  closedAt: '2026-08-31T17:05:00Z',
};
const july = { ...august, statementId: '0190a1b2-0000-7000-8000-00000000cccc', month: '2026-07', held: 0 };
const listed = (...rows: Statement[]) => ({ rows, nextCursor: null });
const gateway = fakeGateway(() => ({ listStatements: listed(august, july), listTasks: [] }));
beforeAll(() => loadPhrases('finance'));
const open = () => render(<Statements />, { userInfo: buildUserInfo({ permissions: ['balance.watch'] }) });
const month = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

it('shows each closed month with the sums that are not zero, and what is held', async () => {
  const { container } = open();
  const shown = await month('2026-08');
  const sums = shown
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);
  expect(sums).toEqual([
    ['At the beginning', '¥10,000.00'],
    ['Charged for checks', '¥3,000.50'],
    ['At the end', '¥6,999.50'],
    ['Held of it, not yet spent', '¥500.00'],
  ]);
  expect((await month('2026-07')).queryByText(/Held/)).not.toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('saves the PDF of the month that was chosen; a failure saves nothing', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const names: string[] = [];
  gateway.answer({ downloadStatement: file('application/pdf', '%PDF-') });
  const { user } = open();
  await user.click((await month('2026-07')).getByRole('button', { name: 'PDF of 2026-07' }));
  await waitFor(() => expect(names).toEqual(['statement-2026-07.pdf']));
  expect(gateway.sent('downloadStatement')).toMatchObject([{ query: { statementId: july.statementId } }]);
  gateway.answer({ downloadStatement: refuse('NOT_FOUND') });
  await user.click((await month('2026-08')).getByRole('button', { name: 'PDF of 2026-08' }));
  await waitFor(() => expect(gateway.sent('downloadStatement')).toHaveLength(2));
  expect(names).toHaveLength(1);
  saved.mockRestore();
});

it('says that there is none yet, and asks again after a failure', async () => {
  gateway.answer({ listStatements: cut });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ listStatements: listed() });
  await user.click(again);
  expect(await screen.findByText('No statements yet')).toBeInTheDocument();
});
