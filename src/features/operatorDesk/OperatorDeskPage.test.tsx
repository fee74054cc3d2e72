import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../i18n/i18n';
import { chinaToday } from '../../lib/dates';
import { refuse, type DataOf } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { OperatorDeskPage } from './OperatorDeskPage';

type Detail = DataOf<'getCalendarYear'>;
type Values = Detail['year']['values'];
const YEAR = 2098;
const periods: Values['periods'] = [
  { kind: 'free', occasion: 'nationalDay', from: `${YEAR}-10-01`, to: `${YEAR}-10-07` },
  { kind: 'worked', occasion: 'nationalDay', from: `${YEAR}-10-11`, to: `${YEAR}-10-11` },
];
const values: Values = { periods, complete: false };
const year: Detail['year'] = { year: YEAR, values, freeDays: 5, workedDays: 1, editable: true };
const changed: Detail['history'][number] = {
  changeId: '0190a1b2-0000-7000-8000-000000000901',
  values,
  before: { periods: [], complete: false },
  changedAt: '2026-11-20T02:00:00.000Z',
  changedBy: '周敏',
};
const detail = (overrides: Partial<Detail> = {}): Detail => ({
  year,
  knownUntil: '2097-12-31',
  basedOn: changed.changeId,
  history: [changed],
  ...overrides,
});
const preview: DataOf<'previewCalendarYear'> = {
  knownUntil: '2097-12-31',
  open: 12,
  less: 3,
  more: 0,
  onFreeDay: 1,
  estimates: 0,
};
const gateway = fakeGateway(() => ({
  listCalendarYears: { knownUntil: '2097-12-31', daysLeft: 36, years: [year] },
  getCalendarYear: detail(),
  previewCalendarYear: preview,
  changeCalendarYear: detail(),
}));
beforeAll(() => loadPhrases('workingCalendar'));
const open = (query = '') =>
  render(<OperatorDeskPage />, {
    route: `/operatorDesk${query}`,
    userInfo: buildUserInfo({ permissions: ['desk.manage'] }),
  });
const openForm = async () => {
  open(`?year=${YEAR}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Change this year' }));
};
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};
const lastDays = () => screen.findAllByRole('textbox', { name: 'Last day' });

it('warns of the end of the calendar, and leads to each year', async () => {
  const { container } = open();
  expect(await screen.findByText(/until 2097-12-31: 36 days are left/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `${YEAR}` })).toHaveAttribute(
    'href',
    `#/operatorDesk?year=${YEAR}`,
  );
  expect(screen.getByText('Not complete')).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('says a calendar that lasts without a warning, and one that has ended as such', async () => {
  gateway.answer({ listCalendarYears: { knownUntil: '2098-12-31', daysLeft: 61, years: [year] } });
  const { unmount } = open();
  expect(await screen.findByText('The public holidays are entered until 2098-12-31')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  gateway.answer({ listCalendarYears: { knownUntil: '2025-12-31', daysLeft: -1, years: [year] } });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('2025-12-31, which is over');
});

it('shows a year by its months, and who left it so', async () => {
  const { container } = open(`?year=${YEAR}`);
  const october = within(await screen.findByRole('table', { name: 'October' }));
  expect(october.getAllByText('free (National Day)')).toHaveLength(7);
  expect(october.getByText('worked (National Day)')).toBeInTheDocument();
  expect(
    screen.getByText(`${YEAR}-10-01 to ${YEAR}-10-07: as usual → free (National Day)`),
  ).toBeInTheDocument();
  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getByText(/^In force since 2026-11-20/)).toBeInTheDocument();
  expect(history.getByText(/, 周敏$/)).toBeInTheDocument();
  expect(history.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(history.getByText('Open this version'));
  const left = within(await history.findByRole('table', { name: 'October' }));
  expect(left.getAllByText('free (National Day)')).toHaveLength(7);
  await expectNoAxeFaults(container);
});

it('shows what a change is to the checks under way before anything is done, and then sends it once', async () => {
  await openForm();
  await retype((await lastDays())[0]!, `${YEAR}-10-08`);
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(`${YEAR}-10-08: as usual → free (National Day)`)).toBeInTheDocument();
  expect(await dialog.findByText('12')).toBeInTheDocument();
  expect(gateway.bodies('changeCalendarYear')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Change the calendar' }));
  await waitFor(() =>
    expect(gateway.bodies('changeCalendarYear')).toEqual([
      {
        year: YEAR,
        basedOn: changed.changeId,
        values: { periods: [{ ...periods[0], to: `${YEAR}-10-08` }, periods[1]], complete: false },
      },
    ]),
  );
});

const dayOf = (monthDay: string) => document.querySelector<HTMLElement>(`[data-day="${YEAR}-${monthDay}"]`)!;
/** The last day of each line, without a search through hundreds of days by role. */
const lineEnds = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name$=".to"]')].map(({ value }) => value);

it('a day that is pressed is for the occasion that is chosen, and the lines follow', async () => {
  await openForm();
  await userEvent.selectOptions(screen.getByLabelText('Days you press are for'), 'National Day');
  expect(dayOf('10-08')).toHaveAccessibleName('Wednesday, October 8: as usual');
  await userEvent.click(dayOf('10-08'));
  expect(dayOf('10-08')).toHaveAccessibleName('Wednesday, October 8: free (National Day)');
  expect(lineEnds()).toEqual([`${YEAR}-10-08`, `${YEAR}-10-11`]);
  await userEvent.click(dayOf('10-03'));
  expect(dayOf('10-03')).toHaveAccessibleName('Friday, October 3: as usual');
  expect(lineEnds()).toEqual([`${YEAR}-10-02`, `${YEAR}-10-08`, `${YEAR}-10-11`]);
});

it('by keyboard the arrows move and the space bar presses: a Saturday is free, then worked', async () => {
  await openForm();
  await userEvent.selectOptions(screen.getByLabelText('Days you press are for'), 'National Day');
  dayOf('10-16').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowRight}{ArrowRight} {Enter}');
  expect(dayOf('10-18')).toHaveFocus();
  expect(dayOf('10-18')).toHaveAttribute('tabindex', '0');
  expect(dayOf('10-18')).toHaveAccessibleName('Saturday, October 18: worked (National Day)');
  expect(lineEnds()).toEqual([`${YEAR}-10-07`, `${YEAR}-10-11`, `${YEAR}-10-18`]);
});

it('what has begun of a complete year is not pressed', async () => {
  const now = chinaToday();
  const running = Number(now.slice(0, 4));
  const kept = { ...year, year: running, values: { periods: [], complete: true } };
  gateway.answer({ getCalendarYear: detail({ year: kept }) });
  open(`?year=${running}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter this year' }));
  const fixed = document.querySelector<HTMLElement>(`[data-day="${now}"]`)!;
  const before = fixed.getAttribute('aria-label');
  await userEvent.click(fixed);
  expect(fixed).toHaveAttribute('aria-disabled', 'true');
  expect(fixed).toHaveAttribute('aria-label', before);
});

it('says what is wrong at its field before anything is asked, and keeps what was typed', async () => {
  await openForm();
  const [last] = await lastDays();
  await retype(last!, `${YEAR}-09-30`);
  await userEvent.click(screen.getByRole('checkbox', { name: /All public holidays of/ }));
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  expect(await screen.findByText('The last day is before the first')).toBeInTheDocument();
  expect(last).toHaveValue(`${YEAR}-09-30`);
  await retype(last!, `${YEAR}-10-07`);
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  expect(await screen.findByText(/^Missing: New Year’s Day, Spring Festival/)).toBeInTheDocument();
  expect(gateway.bodies('previewCalendarYear')).toEqual([]);
});

it('begins an empty year with a line for each holiday of the law; the end of one follows its first day', async () => {
  gateway.answer({
    getCalendarYear: detail({
      year: { ...year, values: { periods: [], complete: false } },
      basedOn: null,
      history: [],
    }),
  });
  open(`?year=${YEAR}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter this year' }));
  expect(await lastDays()).toHaveLength(7);
  await retype(screen.getAllByRole('textbox', { name: 'First day' })[0]!, `${YEAR}-01-01`);
  expect((await lastDays())[0]).toHaveValue(`${YEAR}-01-01`);
  await userEvent.click(screen.getByRole('button', { name: 'Add a worked weekend' }));
  expect(await lastDays()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Remove line 2' }));
  expect(await lastDays()).toHaveLength(7);
});

it('keeps what was typed where somebody else was first', async () => {
  gateway.answer({ changeCalendarYear: refuse('CALENDAR_CHANGED') });
  await openForm();
  await retype((await lastDays())[0]!, `${YEAR}-10-08`);
  await userEvent.click(screen.getByRole('button', { name: 'See what changes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the calendar' }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect((await lastDays())[0]).toHaveValue(`${YEAR}-10-08`);
});

it('says that there is no such year, and leads back', async () => {
  gateway.answer({ getCalendarYear: refuse('NOT_FOUND') });
  open('?year=2001');
  expect(await screen.findByRole('link', { name: 'Working-day calendar' })).toBeInTheDocument();
});
