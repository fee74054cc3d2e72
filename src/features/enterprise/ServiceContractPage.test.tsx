import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import type { ServiceContract } from '../../api/resources/enterpriseApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ServiceContractPage } from './ServiceContractPage';
import { buildContract } from '../../test/certification';

const signature = {
  signatureId: '0190a1b2-0000-7000-8000-0000000000e1',
  version: '2026-11',
  hash: 'a'.repeat(64),
  signerName: 'Li Si',
  signedAt: '2026-03-04T02:00:00Z',
  isCurrent: true,
};
const gateway = fakeGateway({ querySphereConfig: {} });

beforeAll(() => loadPhrases('enterprise', 'serviceContract'));

const shows = (contract: Partial<ServiceContract>) =>
  gateway.answer({ getServiceContract: buildContract(contract) });
const open = (userInfo = buildUserInfo()) =>
  render(<ServiceContractPage />, { route: '/serviceContract', userInfo });
const signButton = () => screen.findByRole('button', { name: 'Sign the contract' });

/** jsdom has no layout: the frame gets the measures of a longer text. */
function measure(scrollTop: number): void {
  const frame = screen.getByRole('region', { name: 'Service contract' });
  const sizes = { scrollHeight: 2000, clientHeight: 500, scrollTop };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(frame, name, { value, configurable: true, writable: true });
  fireEvent.scroll(frame);
}

async function openLong() {
  // Without measures the end of a frame is in sight; a long one needs them before it is drawn.
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  const view = open();
  await signButton();
  height.mockRestore();
  return view;
}

it('before it is verified an enterprise reads it, and is told when it can sign', async () => {
  shows({ isVerified: false });
  const { container } = open();
  expect(await screen.findByText('Between us and you.')).toBeInTheDocument();
  expect(screen.getByText(/It can be signed once your enterprise is verified/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign the contract' })).toBeNull();
  await expectNoAxeFaults(container);
});

it.each([
  [0, 'Enterprise information'],
  [1, 'Review'],
  [3, 'Enterprise information'],
  [2, 'Service contract'],
] as const)('stands where the enterprise stands, with its state %s: %s', async (authStatus, step) => {
  shows({ isVerified: authStatus === 2 });
  open(buildUserInfo({ enterprise: { name: 'Example Trading', authStatus, closing: null } }));
  const steps = await screen.findByRole('list', { name: 'Steps' });
  const present = within(steps)
    .getAllByRole('listitem')
    .filter((one) => one.ariaCurrent === 'step');
  expect(present).toHaveLength(1);
  expect(present[0]).toHaveTextContent(step);
});

it('is signed only when its end was reached, and with a name', async () => {
  shows({});
  gateway.answer({ signServiceContract: signature });
  const { user } = await openLong();
  await user.click(await signButton());
  expect(screen.getByLabelText('Your full name')).toHaveAccessibleDescription(/Please enter your full name/);
  await user.type(screen.getByLabelText('Your full name'), '=cmd()💥');
  await user.click(await signButton());
  expect(screen.getByLabelText('Your full name')).toHaveAccessibleDescription(
    /not look like a person’s name/,
  );
  await user.clear(screen.getByLabelText('Your full name'));
  await user.type(screen.getByLabelText('Your full name'), ' Li Si ');
  await user.click(await signButton());
  expect(screen.getByText(/You have not reached the end/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Service contract' })).toHaveFocus();
  act(() => measure(700));
  await user.click(await signButton());
  expect(gateway.sent('signServiceContract')).toEqual([]);
  act(() => measure(1490));
  await user.click(await signButton());
  expect(await screen.findByRole('region', { name: 'Service contract, signed' })).toHaveTextContent(
    /Version2026-11Signed byLi SiSigned at2026-03-04/,
  );
  expect(gateway.bodies('signServiceContract')[0]).toEqual({
    version: '2026-11',
    hash: 'a'.repeat(64),
    signerName: 'Li Si',
  });
});

it('a text that has changed meanwhile is shown anew, to be read again', async () => {
  shows({});
  gateway.answer({ signServiceContract: refuse('CONTRACT_TEXT_CHANGED') });
  const { user } = open();
  await user.type(await screen.findByLabelText('Your full name'), 'Li Si');
  shows({ text: { ...buildContract().text, hash: 'b'.repeat(64), version: '2027-01' } });
  await user.click(await signButton());
  expect(await screen.findByText('Version 2027-01')).toBeInTheDocument();
  expect(await screen.findByText(codes[CODE.CONTRACT_TEXT_CHANGED].en)).toBeInTheDocument();
});

it('a signature of an earlier text stays to be downloaded, and the new one is to be signed', async () => {
  shows({ signature: { ...signature, version: '2025-01', isCurrent: false } });
  open();
  expect(await screen.findByRole('region', { name: 'Service contract, signed before' })).toHaveTextContent(
    '2025-01',
  );
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
  expect(await signButton()).toBeInTheDocument();
});

it('an announced version is read before its day, beside the one that holds', async () => {
  const text = { ...buildContract().text, version: '2099-12-01', title: 'The next contract' };
  shows({ signature: { ...signature, isCurrent: true }, announced: { effectiveOn: '2099-12-01', text } });
  const { user, container } = open();
  expect(await screen.findByText(/^From 2099-12-01 on a new version is to be signed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign the contract' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read the new version' }));
  expect(screen.getByRole('region', { name: 'The next contract' })).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('a failed load can be tried again', async () => {
  gateway.answer({ getServiceContract: cut });
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shows({});
  await user.click(retry);
  await waitFor(() => expect(screen.getByText('Checks.')).toBeInTheDocument());
});
