import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Certification } from '../../api/resources/enterpriseApi';
import { loadPhrases } from '../../i18n/i18n';
import { refuse } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildCertification, buildFacts } from '../../test/certification';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { EnterpriseInfoPage } from './EnterpriseInfoPage';

const { license } = buildFacts();
const content = {
  enterpriseName: 'Example Trading',
  creditCode: '91350100M000100Y43',
  licenseFileId: license.fileId,
  legalPerson: 'Zhang San',
  contactName: 'Li Si',
  contactPhone: '13900001111',
};
const held = { content, license, savedAt: null };
const gateway = fakeGateway(() => ({
  querySphereConfig: {},
  saveCertificationDraft: { done: true },
  listRegions: [{ code: '350000', name: '福建省', parentCode: '', level: 1, leaf: false }],
}));
beforeAll(() => loadPhrases('enterprise', 'certificationChange'));

const userInfo = buildUserInfo({
  enterprise: { name: 'Example', authStatus: 2, closing: null },
  permissions: ['enterprise.manage'],
});
const stands = (certification: Partial<Certification>) =>
  gateway.answer({
    getCertification: buildCertification({
      authStatus: 2,
      submission: buildFacts({ status: 'verified' }),
      draft: held,
      ...certification,
    }),
  });
function open() {
  gateway.answer({ loginInfo: userInfo });
  return render(
    <main>
      <Routes>
        <Route path="/ei" element={<EnterpriseInfoPage />} />
        <Route path="/enterSuccess" element={<p>what happens next</p>} />
        <Route path="/businessManage" element={<p>the account</p>} />
      </Routes>
    </main>,
    { route: '/ei?for=change', userInfo },
  );
}
const submit = () => screen.findByRole('button', { name: 'Submit for review' });

it('begins with what is verified and goes out as authenticate takes it; then the account shows it; axe finds nothing', async () => {
  stands({});
  gateway.answer({ authenticate: { authStatus: 2 } });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Change verified data' })).toBeInTheDocument();
  await expectNoAxeFaults();
  const name = await screen.findByLabelText('Enterprise name');
  expect(name).toHaveValue('Example Trading');
  await user.clear(name);
  await user.type(name, 'New Trading');
  await user.click(await submit());
  expect(await screen.findByText('the account')).toBeInTheDocument();
  expect(gateway.bodies('authenticate')).toEqual([{ ...content, enterpriseName: 'New Trading' }]);
});

it('with nothing that differs it says so, and the form stays', async () => {
  stands({});
  gateway.answer({ authenticate: refuse('ALREADY_VERIFIED') });
  const { user } = open();
  await user.click(await submit());
  expect(
    (await screen.findAllByText('Nothing has changed: this is what is already verified')).length,
  ).toBeGreaterThan(0);
  expect(screen.getByLabelText('Enterprise name')).toHaveValue('Example Trading');
});

it('after a rejection: the reason, and what was rejected to correct it', async () => {
  const facts = buildFacts({ status: 'rejected', reason: 'The licence cannot be read' });
  stands({
    change: {
      ...{ certificationId: license.fileId, facts, changed: ['enterpriseName'], dueAt: null },
      ...{ submittedBy: 'Zhao Min', mayWithdraw: false },
    },
  });
  open();
  expect(
    await screen.findByRole('heading', { name: 'Correct the change and submit it again' }),
  ).toBeInTheDocument();
  expect(screen.getByText('The licence cannot be read')).toBeInTheDocument();
});

it('while one waits there is nothing to fill in: the account shows it', async () => {
  stands({ draft: null });
  open();
  expect(await screen.findByText('the account')).toBeInTheDocument();
});

it('another tab has submitted meanwhile: said, and on to where it stands', async () => {
  stands({});
  gateway.answer({ authenticate: refuse('UNDER_REVIEW') });
  const { user } = open();
  await user.click(await submit());
  expect(await screen.findByText('the account')).toBeInTheDocument();
});

it('a discarded draft gives way to what is verified', async () => {
  stands({
    draft: { content: { ...content, legalPerson: 'Wang Wu' }, license, savedAt: '2026-04-02T08:00:00Z' },
  });
  const { user } = open();
  expect(await screen.findByLabelText('Legal representative')).toHaveValue('Wang Wu');
  stands({});
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.getByLabelText('Legal representative')).toHaveValue('Zhang San'));
});
