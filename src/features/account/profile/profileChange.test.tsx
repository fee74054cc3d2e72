import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Certification, CertificationChange } from '../../../api/resources/enterpriseApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildCertification, buildFacts } from '../../../test/certification';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { ProfileTab } from './ProfileTab';

const gateway = fakeGateway(() => ({ querySphereConfig: {} }));
beforeAll(() =>
  loadPhrases('account', 'accountProfile', 'enterprise', 'serviceContract', 'certificationChange'),
);

const held = buildFacts({ status: 'verified', decidedAt: '2026-03-03T08:00:00Z', address: 'Old road 1' });
const change: CertificationChange = {
  certificationId: '0190a1b2-0000-7000-8000-0000000000c1',
  facts: buildFacts({
    enterpriseName: 'New Trading',
    address: 'New road 2',
    submittedAt: '2026-04-02T08:00:00Z',
  }),
  changed: ['enterpriseName', 'address'],
  dueAt: '2026-04-03',
  submittedBy: 'Zhao Min',
  mayWithdraw: true,
};
const rejected: CertificationChange = {
  ...change,
  facts: { ...change.facts, status: 'rejected', reason: 'The licence cannot be read' },
  dueAt: null,
  mayWithdraw: false,
};

const stands = (certification: Partial<Certification>) =>
  gateway.answer({
    getCertification: buildCertification({ authStatus: 2, submission: held, ...certification }),
  });
const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <Routes>
        <Route path="/businessManage" element={<ProfileTab />} />
        <Route path="/ei" element={<p>the form</p>} />
      </Routes>
    </main>,
    { route: '/businessManage', userInfo: buildUserInfo({ mainName: 'Example Trading' }) },
  );
const section = (name: string) => screen.findByRole('region', { name });

it('a verified enterprise is offered to change what is verified', async () => {
  stands({});
  open();
  expect(await screen.findByRole('link', { name: 'Change verified data' })).toHaveAttribute(
    'href',
    '#/ei?for=change',
  );
});

it('a change that was verified meanwhile: the whole console learns the new name', async () => {
  stands({ submission: { ...held, enterpriseName: 'New Trading' } });
  gateway.answer({ loginInfo: buildUserInfo({ mainName: 'New Trading' }) });
  const { store } = open();
  await waitFor(() => expect(store.getState().auth.userInfo.mainName).toBe('New Trading'));
});

it('a change that waits: since when, by when, old and new of what differs; the old stands as verified; axe finds nothing', async () => {
  stands({ change });
  open();
  const part = within(await section('A change waits for review'));
  expect(part.getByText(/since 2026-04-02.*submitted by Zhao Min/)).toHaveTextContent(
    /by the end of 2026-04-03/,
  );
  const rows = part.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Enterprise nameExample TradingNew Trading (differs)',
    'AddressOld road 1New road 2 (differs)',
  ]);
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(within(await section('What you submitted')).getByText('Example Trading')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Change verified data' })).toBeNull();
  await expectNoAxeFaults();
});

it('it is taken back after a question, and what stands is read again', async () => {
  stands({ change });
  gateway.answer({ withdrawCertificationChange: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  stands({});
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('A change waits for review')).toBeNull());
  expect(gateway.bodies('withdrawCertificationChange')).toEqual([
    { certificationId: change.certificationId, status: 'pending' },
  ]);
});

it('corrected, it is taken back as a draft and the form opens with it', async () => {
  stands({ change });
  gateway.answer({ withdrawCertificationChange: { done: true } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct it' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw and correct it' }));
  expect(await screen.findByText('the form')).toBeInTheDocument();
  expect(gateway.bodies('withdrawCertificationChange')).toEqual([
    { certificationId: change.certificationId, status: 'pending', keepAsDraft: true },
  ]);
});

it('decided while it was taken back: said, and how it stands is shown', async () => {
  stands({ change });
  gateway.answer({ withdrawCertificationChange: refuse('CHANGE_DECIDED') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  stands({ change: rejected });
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await section('The change was rejected')).toBeInTheDocument();
  expect(screen.getByText('The licence cannot be read')).toBeInTheDocument();
});

it('of a colleague’s change it says who takes it back', async () => {
  stands({ change: { ...change, mayWithdraw: false } });
  open();
  expect(await screen.findByText('Only the person who submitted it can withdraw it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

it('rejected: the reason and the way on; let go after a question; axe finds nothing', async () => {
  stands({ change: rejected });
  gateway.answer({ withdrawCertificationChange: { done: true } });
  const { user } = open();
  const part = within(await section('The change was rejected'));
  expect(part.getByText('The licence cannot be read')).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'Correct and submit again' })).toHaveAttribute(
    'href',
    '#/ei?for=change',
  );
  await expectNoAxeFaults();
  await user.click(part.getByRole('button', { name: 'Let it go' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Let it go' }));
  await waitFor(() =>
    expect(gateway.bodies('withdrawCertificationChange')).toEqual([
      { certificationId: change.certificationId, status: 'rejected' },
    ]),
  );
});

it('both licences where the licence differs', async () => {
  const license = { ...change.facts.license, fileName: 'new-licence.pdf' };
  stands({ change: { ...change, facts: { ...change.facts, license }, changed: ['license'] } });
  open();
  const part = within(await section('A change waits for review'));
  expect(part.getByText('Old licence')).toBeInTheDocument();
  expect(part.getByText('New licence (differs)')).toBeInTheDocument();
  expect(part.getByRole('button', { name: 'Download new-licence.pdf' })).toBeInTheDocument();
});

it('every submission is read on demand: who submitted, what it changed, who decided; axe finds nothing', async () => {
  stands({});
  const { certificationId } = change;
  gateway.answer({
    listCertifications: [
      {
        ...{ certificationId, isChange: true, changed: ['address'], submittedBy: 'Zhao Min' },
        ...{ decidedBy: null, withdrawnAt: '2026-05-01T02:00:00Z' },
        facts: { ...change.facts, status: 'withdrawn' },
      },
      {
        ...{ certificationId: held.license.fileId, isChange: false, changed: [], submittedBy: 'Li Si' },
        ...{ decidedBy: 'Shen Li', withdrawnAt: null },
        facts: held,
      },
    ],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show every submission' }));
  const part = within(await section('Every submission'));
  expect(await part.findByText('Change: Address')).toBeInTheDocument();
  expect(part.getByText(/^Withdrawn, 2026-05-01/)).toBeInTheDocument();
  expect(part.getByText('First certification')).toBeInTheDocument();
  expect(part.getByText(/^Verified by Shen Li, 2026-03-03/)).toBeInTheDocument();
  await expectNoAxeFaults();
});
