import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Certification } from '../../api/resources/enterpriseApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo, type AuthStatus } from '../../test/factories';
import { cut, refuse, silence } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { EnterpriseInfoPage } from './EnterpriseInfoPage';
import { buildCertification, buildFacts } from '../../test/certification';

const license = buildFacts().license;
const content = {
  enterpriseName: 'Example Trading',
  creditCode: '91350100m000100y43',
  licenseFileId: license.fileId,
  legalPerson: 'Zhang San',
  contactName: 'Li Si',
  contactPhone: '13900001111',
};
const gateway = fakeGateway(() => ({
  querySphereConfig: {},
  saveCertificationDraft: { done: true },
  listRegions: [{ code: '350000', name: '福建省', parentCode: '', level: 1, leaf: false }],
}));

beforeAll(() => loadPhrases('enterprise'));

const stands = (certification: Partial<Certification>) =>
  gateway.answer({ getCertification: buildCertification(certification) });
function open(authStatus: AuthStatus = 0) {
  const enterprise = { name: 'Example', authStatus, closing: null };
  const userInfo = buildUserInfo({ enterprise, permissions: ['enterprise.manage'] });
  gateway.answer({ loginInfo: userInfo });
  return render(
    <Routes>
      <Route path="/ei" element={<EnterpriseInfoPage />} />
      <Route path="/enterSuccess" element={<p>what happens next</p>} />
    </Routes>,
    { route: '/ei', userInfo },
  );
}
const submit = () => screen.findByRole('button', { name: 'Submit for review' });

it('loading has the shape of the page', async () => {
  gateway.answer({ getCertification: silence });
  open();
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ getCertification: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  stands({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await submit()).toBeInTheDocument();
});

it.each([1, 2] as const)(
  'with status %i there is nothing to fill in: what happens next is shown',
  async (status) => {
    stands({ authStatus: status, submission: buildFacts() });
    open(status);
    expect(await screen.findByText('what happens next')).toBeInTheDocument();
  },
);

it('an empty form names each field that is needed, and nothing is sent; axe finds nothing', async () => {
  stands({});
  const { user, container } = open();
  await user.click(await submit());
  expect(await screen.findByText('There are problems with 6 fields')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Business licence: Choose a file/ })).toHaveFocus();
  await expectNoAxeFaults(container);
  await user.type(screen.getByLabelText('Unified social credit code'), '91350100M000100Y34');
  expect(screen.getByLabelText('Unified social credit code')).toHaveAccessibleDescription(
    /The last character does not fit the others/,
  );
  expect(gateway.bodies('authenticate')).toEqual([]);
});

it('what is typed is kept a second later; a draft comes back, and can be discarded', async () => {
  stands({
    draft: { content: { legalPerson: 'Zhang San' }, license: null, savedAt: '2026-03-02T08:00:00Z' },
  });
  const { user } = open();
  expect(await screen.findByLabelText('Legal representative')).toHaveValue('Zhang San');
  await user.type(screen.getByLabelText('Enterprise name'), 'Ex');
  await waitFor(() => expect(gateway.bodies('saveCertificationDraft')).toHaveLength(1), { timeout: 3000 });
  expect(gateway.bodies('saveCertificationDraft')[0]).toMatchObject({
    content: { enterpriseName: 'Ex', legalPerson: 'Zhang San' },
  });
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText('Legal representative')).toHaveValue('');
  await waitFor(() => expect(gateway.bodies('saveCertificationDraft').at(-1)).toEqual({ content: null }));
});

it('after a rejection: the reason, what was rejected, and it goes out as authenticate takes it', async () => {
  stands({
    authStatus: 3,
    submission: buildFacts({ status: 'rejected', reason: 'The licence cannot be read' }),
    draft: { content, license, savedAt: null },
  });
  gateway.answer({ authenticate: { authStatus: 1 } });
  const { user } = open(3);
  expect(await screen.findByText('The licence cannot be read')).toBeInTheDocument();
  await user.click(await submit());
  await waitFor(() => expect(gateway.bodies('authenticate')).toHaveLength(1));
  expect(gateway.bodies('authenticate')[0]).toEqual({ ...content, creditCode: '91350100M000100Y43' });
  expect(await screen.findByText('what happens next')).toBeInTheDocument();
});

it('what the gateway refuses stands at its field, and what was typed stays', async () => {
  stands({ draft: { content, license, savedAt: null } });
  const fields = [{ path: 'licenseFileId', msg: 'Please upload the licence again' }];
  gateway.answer({ authenticate: refuse('FIELDS_WRONG', { fields }) });
  const { user } = open();
  await user.click(await submit());
  expect((await screen.findAllByText('Please upload the licence again')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Enterprise name')).toHaveValue('Example Trading');
});

it('what was typed just before a submission that failed is kept as a draft all the same', async () => {
  stands({ draft: { content, license, savedAt: null } });
  gateway.answer({ authenticate: cut });
  const { user } = open();
  await user.type(await screen.findByLabelText('Enterprise name'), ' & Sons{Enter}');
  await waitFor(() => expect(gateway.bodies('saveCertificationDraft')).toHaveLength(1), { timeout: 3000 });
  expect(gateway.bodies('saveCertificationDraft')[0]).toMatchObject({
    content: { enterpriseName: 'Example Trading & Sons' },
  });
});

it('somebody else of the enterprise has submitted meanwhile: said, and on to where it stands', async () => {
  stands({ draft: { content, license, savedAt: null } });
  gateway.answer({ authenticate: refuse('UNDER_REVIEW') });
  const { user } = open();
  await user.click(await submit());
  expect(await screen.findByText('what happens next')).toBeInTheDocument();
  expect(await screen.findByText('Enterprise information is under review')).toBeInTheDocument();
});
