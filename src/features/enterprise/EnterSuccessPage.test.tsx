import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Certification } from '../../api/resources/enterpriseApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo, type AuthStatus } from '../../test/factories';
import { cut } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { EnterSuccessPage } from './EnterSuccessPage';
import { buildCertification, buildFacts } from '../../test/certification';

const gateway = fakeGateway({ querySphereConfig: {} });

beforeAll(() => loadPhrases('enterprise', 'serviceContract'));

const stands = (certification: Partial<Certification>) =>
  gateway.answer({ getCertification: buildCertification(certification) });
function open(authStatus: AuthStatus) {
  const userInfo = buildUserInfo({ enterprise: { name: 'Example', authStatus, closing: null } });
  return render(
    <Routes>
      <Route path="/enterSuccess" element={<EnterSuccessPage />} />
      <Route path="/ei" element={<p>enterprise information</p>} />
    </Routes>,
    { route: '/enterSuccess', userInfo },
  );
}

it('under review: by when, what happens next, and what was submitted; axe finds nothing', async () => {
  stands({ authStatus: 1, dueAt: '2026-03-03', submission: buildFacts() });
  const { container } = open(1);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We have your information');
  expect(screen.getByText('We compare it with the licence, by the end of 2026-03-03.')).toBeInTheDocument();
  expect(screen.getByText('139****1111')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the service contract' })).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('rejected: the reason, and the way to submit again', async () => {
  stands({ authStatus: 3, submission: buildFacts({ status: 'rejected', reason: 'The name differs' }) });
  open(3);
  expect(await screen.findByText('The name differs')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Correct and submit again' })).toHaveAttribute('href', '#/ei');
});

it('verified meanwhile: the contract is next, and the whole console learns it', async () => {
  stands({ authStatus: 2, submission: buildFacts({ status: 'verified' }) });
  gateway.answer({
    loginInfo: buildUserInfo({ enterprise: { name: 'Example', authStatus: 2, closing: null } }),
  });
  const { store } = open(1);
  expect(await screen.findByRole('link', { name: 'Read and sign the contract' })).toBeInTheDocument();
  expect(screen.getByText('Step 4 of 4: Service contract')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Order a check' })).not.toBeInTheDocument();
  await waitFor(() => expect(store.getState().auth.userInfo.enterprise?.authStatus).toBe(2));
});

it('verified and signed: nothing is left here, and the way leads to the first order', async () => {
  const signature = {
    signatureId: '0190a1b2-0000-7000-8000-0000000000e1',
    version: '2026-11',
    hash: 'a'.repeat(64),
    signerName: 'Li Si',
    signedAt: '2026-03-04T02:00:00Z',
    isCurrent: true,
  };
  stands({ authStatus: 2, submission: buildFacts({ status: 'verified' }), signature });
  open(2);
  expect(await screen.findByRole('link', { name: 'Order a check' })).toHaveAttribute(
    'href',
    '#/initiateBack',
  );
  expect(screen.queryByRole('link', { name: 'Read and sign the contract' })).toBeNull();
});

it('what our staff had the contact’s phone shown for is read beneath what was submitted', async () => {
  const contactReveals = [{ at: '2026-03-02T09:00:00Z', purpose: 'To ask about the seal' }];
  stands({ authStatus: 1, submission: buildFacts(), contactReveals });
  open(1);
  expect(await screen.findByText('To ask about the seal')).toBeInTheDocument();
  expect(screen.getByText(/^Phone shown to our staff, 2026-03-02/)).toBeInTheDocument();
});

it('nothing submitted yet: there is something to fill in first', async () => {
  stands({});
  open(0);
  expect(await screen.findByText('enterprise information')).toBeInTheDocument();
});

it('a failed load can be tried again', async () => {
  gateway.answer({ getCertification: cut });
  open(1);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
