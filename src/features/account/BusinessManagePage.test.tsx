import { screen, within } from '@testing-library/react';
import type { Certification } from '../../api/resources/enterpriseApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { BusinessManagePage } from './BusinessManagePage';

const owner = buildUserInfo({ permissions: ['home.read', 'enterprise.manage', 'user.manage'] });
const recruiter = buildUserInfo({ permissions: ['home.read'], roles: ['recruiter'] });
const gateway = fakeGateway({ querySphereConfig: {} });

beforeAll(() => loadPhrases('account', 'accountProfile', 'enterprise', 'serviceContract'));

const open = (tab = '', userInfo = owner) =>
  render(
    <main>
      <BusinessManagePage />
    </main>,
    { route: `/businessManage${tab && `?tab=${tab}`}`, userInfo },
  );
const show = (certification: Partial<Certification>) =>
  gateway.answer({
    getCertification: {
      authStatus: 2,
      dueAt: null,
      submission: null,
      change: null,
      signature: null,
      draft: null,
      contactReveals: [],
      ...certification,
    },
  });

const signature = {
  signatureId: '0190a1b2-0000-7000-8000-0000000000e1',
  version: '2026-11',
  hash: 'a'.repeat(64),
  signerName: 'Li Si',
  signedAt: '2026-03-04T02:00:00Z',
  isCurrent: true,
};

it('the index is the first tab of the role; a verified enterprise has no step left but to change what is verified; axe finds nothing', async () => {
  show({ signature });
  open();
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Enterprise' })).toHaveAttribute('aria-selected', 'true');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Change verified data']);
  await expectNoAxeFaults();
});

it('the service contract has its card: who signed, the document, and what is to do without it', async () => {
  show({ signature });
  const { unmount } = open();
  expect(await screen.findByText('Li Si')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  unmount();
  show({ signature: { ...signature, isCurrent: false } });
  const second = open();
  expect(await screen.findByText(/has changed since it was signed/)).toBeInTheDocument();
  second.unmount();
  show({});
  open();
  expect(await screen.findByRole('link', { name: 'Read and sign the contract' })).toHaveAttribute(
    'href',
    '#/serviceContract',
  );
});

it('a rejected enterprise reads why and is led to correct it', async () => {
  show({
    authStatus: 3,
    submission: {
      status: 'rejected',
      enterpriseName: 'Example Trading',
      creditCode: '91350100M000100Y43',
      license: {
        fileId: '0190a1b2-0000-7000-8000-000000000071',
        fileName: 'l.pdf',
        mime: 'application/pdf',
        size: 1,
      },
      legalPerson: 'Lin',
      contactName: 'Lin',
      contactPhone: '138****0001',
      regionName: null,
      address: null,
      submittedAt: '2026-01-01T00:00:00Z',
      decidedAt: '2026-01-02T00:00:00Z',
      reason: 'The licence is cut off',
    },
  });
  open('profile');
  expect(await screen.findByText('The licence is cut off')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Correct and submit again' })).toHaveAttribute('href', '#/ei');
});

it('loading shows its shape; a failed load says why and can be tried again', async () => {
  gateway.answer({ getCertification: cut });
  const { user } = open();
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show({ authStatus: 1, dueAt: '2026-01-05' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Decided by the end of 2026-01-05')).toBeInTheDocument();
});

it('a tab without the right is not shown, not called, and says who has it', async () => {
  open('profile', recruiter);
  expect(await screen.findByText('This part is not open to you')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Enterprise' })).not.toBeInTheDocument();
  expect(gateway.calls).toEqual([]);
});

it('on a phone the parts are one list to choose from, in its two groups, and the part is named; axe finds nothing', async () => {
  windowOf(390);
  show({ signature });
  const { user } = open();
  const list = screen.getByRole('combobox', { name: 'Parts of the account' });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['This account', 'Yourself']);
  expect(screen.getByRole('group', { name: 'Enterprise' })).toBeInTheDocument();
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  await expectNoAxeFaults();
  gateway.answer({ getNotificationChoices: { mobile: '138****0002', ofOthers: null, choices: [] } });
  await user.selectOptions(list, 'Notifications');
  expect(screen.getByRole('group', { name: 'Notifications' })).toBeInTheDocument();
  expect(await screen.findByText('Nothing to choose')).toBeInTheDocument();
});
