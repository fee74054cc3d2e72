import { dictRules, DICT_TYPES, type DictEntry } from '@probity/contract/rules/dictionaries';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPhrases } from '../../../i18n/i18n';
import { chinaToday } from '../../../lib/dates';
import { cut, refuse, type DataOf } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { OperatorDeskPage } from '../OperatorDeskPage';

type Kept = DataOf<'listDictionaries'>;
const entriesOf = (type: keyof typeof dictRules): DictEntry[] =>
  dictRules[type].values.map((value, index) => ({
    ...{ value, en: `Word ${value}`, zh: `词 ${value}`, isOffered: true },
    isDefault: type === 'positionClass' && index === 0,
  }));
const leaving = entriesOf('leaveReason');
const planned: Kept['history'][number] = {
  ...{ changeId: '0190a1b2-0000-7000-8000-000000000982', type: 'leaveReason', state: 'planned' },
  before: leaving,
  entries: [{ ...leaving[2]!, en: 'Left by agreement', zh: '协商离职' }, ...leaving.toSpliced(2, 1)],
  effectiveOn: '2099-12-01',
  ...{ changedBy: '周敏', changedAt: '2026-11-20T02:00:00.000Z', withdrawnBy: null, withdrawnAt: null },
};
const listed = (history: Kept['history'] = []): Kept => ({
  dictionaries: DICT_TYPES.map((type) => ({
    ...{ type, entries: entriesOf(type), since: null, basedOn: null },
    planned: history.find((change) => change.type === type && change.state === 'planned') ?? null,
  })),
  history,
});
const gateway = fakeGateway(() => ({
  listDictionaries: listed(),
  changeDictionary: listed(),
  withdrawDictionary: listed(),
}));
beforeAll(() => loadPhrases('workingCalendar', 'dictionaries'));
const open = () =>
  render(<OperatorDeskPage />, {
    route: '/operatorDesk?tab=dictionaries',
    userInfo: buildUserInfo({ permissions: ['desk.manage'] }),
  });
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const entryOf = (dialog: ReturnType<typeof within>, name: string) =>
  within(
    within(dialog.getByRole('list', { name: 'Entries' }))
      .getByRole('heading', { name })
      .closest('li')!,
  );
const retype = async (entry: ReturnType<typeof within>, label: string, text: string) => {
  const field = entry.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text) await userEvent.paste(text);
};

it('shows every dictionary in both languages, what is planned, and who changed what', async () => {
  gateway.answer({ listDictionaries: listed([planned]) });
  const { container } = open();
  const heading = await screen.findByRole('heading', { name: 'Reasons for leaving' });
  const row = within(heading.closest('li')!);
  expect(row.getByText('词 resigned')).toBeInTheDocument();
  expect(row.getByText(/planned from 2099-12-01/)).toBeInTheDocument();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  const history = within(screen.getByRole('list', { name: 'History' }));
  expect(history.getByText('Word agreed → Left by agreement')).toBeInTheDocument();
  expect(history.getByText('词 agreed → 协商离职')).toBeInTheDocument();
  expect(history.getByText(/^New order: Left by agreement · Word resigned/)).toBeInTheDocument();
  expect(history.getByText(/, 周敏$/)).toBeInTheDocument();
  await expectNoAxeFaults(container);
  await userEvent.click(history.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(gateway.bodies('withdrawDictionary')).toEqual([{ changeId: planned.changeId }]));
});

it('renames an entry, moves it up and takes one from the offer, with the list as it will be read', async () => {
  open();
  const dialog = await openDialog('Change: Reasons for leaving');
  await retype(entryOf(dialog, 'Word agreed'), 'English', 'Left by agreement');
  const up = dialog.getByRole('button', { name: 'Move up: Word agreed' });
  await userEvent.click(up);
  expect(dialog.getByRole('button', { name: 'Move up: Word agreed' })).toHaveFocus();
  await userEvent.click(entryOf(dialog, 'Word closed').getByRole('checkbox'));
  const preview = within(dialog.getByRole('region', { name: 'As it will be read' }));
  expect(preview.getAllByRole('listitem')[1]).toHaveTextContent('Left by agreement');
  expect(preview.getByText('Word agreed → Left by agreement')).toBeInTheDocument();
  expect(preview.getByText('Offered no more: 词 closed')).toBeInTheDocument();
  await expectNoAxeFaults();
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() => expect(gateway.bodies('changeDictionary')).toHaveLength(1));
  const sent = gateway.bodies('changeDictionary')[0]!;
  expect(sent).toMatchObject({ type: 'leaveReason', basedOn: null, effectiveOn: chinaToday() });
  expect(sent.entries[1]).toEqual({ ...leaving[2]!, en: 'Left by agreement' });
  expect(sent.entries.find(({ value }) => value === 'closed')).toMatchObject({ isOffered: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says what is wrong at its field, and keeps what was typed where somebody else was first', async () => {
  open();
  const dialog = await openDialog('Change: Reasons for leaving');
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await send();
  expect(await dialog.findByText('Nothing differs from what is in force')).toBeInTheDocument();
  await retype(entryOf(dialog, 'Word agreed'), 'English', 'word RESIGNED');
  await retype(entryOf(dialog, 'Word other'), 'Chinese', '');
  await send();
  expect(await dialog.findByText('Another entry has this word')).toBeInTheDocument();
  expect(dialog.getByText('Please enter the word')).toBeInTheDocument();
  expect(entryOf(dialog, 'Word agreed').getByRole('textbox', { name: 'English' })).toHaveFocus();
  expect(gateway.bodies('changeDictionary')).toEqual([]);
  await retype(entryOf(dialog, 'Word agreed'), 'English', 'By agreement');
  await retype(entryOf(dialog, 'Word other'), 'Chinese', '其它');
  // Another operator was first: the list is read anew, and what was typed is sent again upon that.
  const other = '0190a1b2-0000-7000-8000-0000000000bb';
  gateway.answer({
    changeDictionary: refuse('DICT_OVERTAKEN'),
    listDictionaries: {
      ...listed(),
      dictionaries: listed().dictionaries.map((one) => ({ ...one, basedOn: other })),
    },
  });
  await send();
  expect(await dialog.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(entryOf(dialog, 'Word agreed').getByRole('textbox', { name: 'English' })).toHaveValue(
    'By agreement',
  );
  gateway.answer({ changeDictionary: listed() });
  await gateway.idle();
  await send();
  await waitFor(() => expect(gateway.bodies('changeDictionary')).toHaveLength(2));
  expect(gateway.bodies('changeDictionary').map(({ basedOn }) => basedOn)).toEqual([null, other]);
});

it('says why an entry stays offered; the default goes to another one that is offered', async () => {
  open();
  const dialog = await openDialog('Change: Classes of position');
  const driver = entryOf(dialog, 'Word driver');
  expect(driver.getByRole('checkbox')).toBeDisabled();
  expect(
    driver.getByText('The rule of proportionality names this class, so it stays offered.'),
  ).toBeInTheDocument();
  const finance = entryOf(dialog, 'Word finance');
  await userEvent.click(finance.getByRole('radio'));
  expect(finance.getByRole('checkbox')).toBeDisabled();
  expect(dialog.getByText('New entries begin with: Word finance')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() => expect(gateway.bodies('changeDictionary')).toHaveLength(1));
  const defaults = gateway.bodies('changeDictionary')[0]!.entries.filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ value }) => value)).toEqual(['finance']);
});

it('offers words alone for what the product sets by itself, and says what could not be read', async () => {
  const { unmount } = open();
  const dialog = await openDialog('Change: Lamps');
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  unmount();
  gateway.answer({ listDictionaries: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('adds a word where the text itself is kept, shows it before it is done, and takes one back', async () => {
  open();
  const dialog = await openDialog('Change: Reasons for leaving');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a word' }));
  const first = entryOf(dialog, 'New word 1');
  expect(first.getByRole('textbox', { name: 'English' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a word' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove: New word 2' }));
  expect(dialog.getByRole('button', { name: 'Add a word' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  expect(await first.findAllByText('Please enter the word')).toHaveLength(2);
  await retype(first, 'English', 'Moved abroad');
  await retype(first, 'Chinese', '移居境外');
  expect(dialog.getByText('Added: Moved abroad / 移居境外')).toBeInTheDocument();
  await expectNoAxeFaults();
  await userEvent.click(dialog.getByRole('button', { name: 'Change now' }));
  await waitFor(() => expect(gateway.bodies('changeDictionary')).toHaveLength(1));
  const { entries } = gateway.bodies('changeDictionary')[0]!;
  expect(entries).toHaveLength(leaving.length + 1);
  expect(entries.at(-1)).toMatchObject({
    value: expect.stringMatching(/^own-[0-9a-f-]{36}$/),
    ...{ en: 'Moved abroad', zh: '移居境外', isOffered: true, isDefault: false },
  });
});

it('says why no word can be added to a list that something depends on', async () => {
  open();
  const dialog = await openDialog('Change: Levels of education');
  expect(dialog.getByText(/No value can be added: forms, rules and stored records/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Add a word' })).not.toBeInTheDocument();
});
