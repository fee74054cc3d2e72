import { act, screen, waitFor, within } from '@testing-library/react';
import type { AuditRow } from '../../../api/resources/auditApi';
import { changeLanguage, loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, file } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { AuditTab } from './AuditTab';

const owner = buildUserInfo({ permissions: ['audit.read'] });
const HASH = 'ab'.repeat(32);
const gateway = fakeGateway(() => ({
  listTasks: [],
  listAuditChoices: {
    people: [{ userId: owner.userId, name: 'Lin Owner', isStaff: false }],
    groups: [{ name: 'people', word: 'People and departments' }],
    actions: [
      { name: 'member.edited', word: 'Department or budget changed', group: 'people' },
      { name: 'user.signedIn', word: 'Signed in', group: 'signIn' },
    ],
    entities: [{ name: 'user', word: 'Person' }],
  },
  getAuditSeal: {
    events: 41,
    unsealed: 1,
    sealedAt: '2026-01-01T08:00:02Z',
    lastSeq: 41,
    lastHash: HASH,
  },
}));

function buildRow(overrides: Partial<AuditRow> = {}): AuditRow {
  return {
    eventId: '0190a1b2-0000-7000-8000-0000000000e1',
    at: '2026-01-01T08:00:00Z',
    actorKind: 'enterprise',
    actorName: 'Lin Owner',
    actingFor: null,
    action: 'member.edited',
    what: 'Department or budget changed',
    sentence: [
      { text: 'Lin Owner put ', link: null },
      { text: 'Zhou Min', link: 'object' },
      { text: ' into the department Sales.', link: null },
    ],
    group: 'People and departments',
    entity: 'user',
    entityWord: 'Person',
    object: 'Zhou Min',
    objectId: null,
    checkId: null,
    task: null,
    ip: '203.0.113.5',
    requestId: 'req-7',
    details: [{ label: 'Department', before: 'None', value: 'Sales', isInstant: false }],
    seq: 41,
    ...overrides,
  };
}

beforeAll(() => loadPhrases('account', 'accountAudit'));

const show = (...rows: AuditRow[]) => gateway.answer({ listAuditEvents: { rows, nextCursor: null } });
const open = (query = '') =>
  render(
    <main>
      <h1>Account</h1>
      <AuditTab />
    </main>,
    { route: `/businessManage?tab=audit${query}`, userInfo: owner },
  );

it('the sentences on the seal follow each other as their language writes them: in Chinese without a space', async () => {
  show(buildRow());
  open();
  const seal = await screen.findByText(/Sealed up to number 41/);
  expect(seal).toHaveTextContent(
    /verifies the chain\. 1 newer event is sealed within seconds\. An export carries/,
  );
  try {
    await act(() => changeLanguage('zh-CN'));
    expect(seal).toHaveTextContent(
      /已封存至第 41 条.*都会被发现。另有 1 条新记录将在数秒内封存。单次最多导出/,
    );
  } finally {
    await act(() => changeLanguage('en'));
  }
});

it('who did what, and how it is proved; staff stand with the account they acted for; axe finds nothing', async () => {
  show(
    buildRow(),
    buildRow({ eventId: owner.userId, actorName: 'Su Support', actingFor: 'Example Trading' }),
  );
  open();
  expect(await screen.findByText('acting for Example Trading')).toBeInTheDocument();
  const rows = screen.getAllByRole('row', { name: /Lin Owner put Zhou Min into the department Sales\./ });
  expect(rows).toHaveLength(2);
  expect(within(rows[0]!).getByRole('link', { name: 'Zhou Min' })).toHaveAttribute(
    'href',
    '#/businessManage?tab=users',
  );
  // Facts and addresses are folded away.
  expect(screen.queryByText('203.0.113.5')).not.toBeInTheDocument();
  expect(
    await screen.findByText(/Sealed up to number 41 .*when Probity verifies the chain/),
  ).toBeInTheDocument();
  expect(screen.getByText(HASH)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'People and departments' })).toBeInTheDocument(),
  );
  await expectNoAxeFaults();
});

it('a row opens with its sentence, the rest folded away; a check leads to its record, a colleague to the people', async () => {
  const checkId = '0190a1b2-0000-7000-8000-0000000000c1';
  const sentence: AuditRow['sentence'] = [
    { text: 'Lin Owner handed the work on the check ', link: null },
    { text: 'PB2601', link: 'object' },
    { text: ' to ', link: null },
    { text: 'Zhou Min', link: 'person' },
    { text: '.', link: null },
  ];
  show(
    buildRow({ what: 'Work handed', sentence, entityWord: 'Check', object: 'PB2601', checkId, seq: null }),
  );
  const { user } = open();
  await user.click(await screen.findByText('Work handed'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Work handed' }));
  expect(dialog.getByRole('link', { name: 'PB2601' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${checkId}`,
  );
  expect(dialog.getByRole('link', { name: 'Zhou Min' })).toHaveAttribute(
    'href',
    '#/businessManage?tab=users',
  );
  expect(dialog.getByText('203.0.113.5')).not.toBeVisible();
  await user.click(dialog.getByText('Details'));
  expect(dialog.getByText('203.0.113.5')).toBeVisible();
  expect(dialog.getByText('req-7')).toBeVisible();
  expect(dialog.getByText('None → Sales')).toBeVisible();
  expect(dialog.getByText('Sealed within seconds')).toBeVisible();
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('filters stand in the address and in the question; the export takes the same', async () => {
  show(buildRow());
  gateway.answer({
    exportAuditEvents: file('text/csv', 'x'),
  });
  URL.createObjectURL = () => 'blob:x';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open('&from=2026-01-01');
  await screen.findByRole('row', { name: /Department or budget changed/ });
  await waitFor(() =>
    expect(screen.getByRole('option', { name: 'People and departments' })).toBeInTheDocument(),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind: choose' }), 'people');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who: choose' }), 'system');
  expect(window.location.hash).toBe('#/businessManage?tab=audit&group=people&who=system&from=2026-01-01');
  const filter = { group: ['people'], actorKind: 'system', from: '2026-01-01' };
  await waitFor(() => expect(gateway.bodies('listAuditEvents').at(-1)).toMatchObject(filter));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(gateway.bodies('exportAuditEvents')).toEqual([
      expect.objectContaining({ ...filter, format: 'csv' }),
    ]),
  );
  await waitFor(() => expect(click).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(window.location.hash).toBe('#/businessManage?tab=audit');
});

it('words and an action are asked for; the actions are those of the chosen kind, and another kind lets go of it', async () => {
  show(buildRow());
  gateway.answer({
    listAuditChoices: {
      people: [],
      groups: [
        { name: 'people', word: 'People and departments' },
        { name: 'signIn', word: 'Sign-in and security' },
      ],
      actions: [
        { name: 'member.edited', word: 'Department or budget changed', group: 'people' },
        { name: 'user.signedIn', word: 'Signed in', group: 'signIn' },
      ],
      entities: [],
    },
  });
  const { user } = open('&group=people');
  const action = await screen.findByRole('combobox', { name: 'Action: choose' });
  await waitFor(() => expect(within(action).getAllByRole('option')).toHaveLength(2));
  await user.selectOptions(action, 'member.edited');
  await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'Zhou{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('listAuditEvents').at(-1)).toMatchObject({
      q: 'Zhou',
      group: ['people'],
      action: ['member.edited'],
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind: choose' }), 'signIn');
  // A name that was searched for stands in no address.
  expect(window.location.hash).toBe('#/businessManage?tab=audit&group=signIn');
  expect(gateway.bodies('listAuditEvents').at(-1)).toMatchObject({ q: 'Zhou' });
});

it('nothing fits: what to do; a failed load says why and can be tried again', async () => {
  show();
  const { unmount } = open('&q=PB0');
  expect(await screen.findByText('No event matches')).toBeInTheDocument();
  unmount();
  gateway.answer({ listAuditEvents: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show(buildRow());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Department or budget changed')).toBeInTheDocument();
});
