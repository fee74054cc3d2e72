import { screen, waitFor } from '@testing-library/react';
import type { CertificationReview } from '../../../api/resources/enterpriseApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { buildFacts } from '../../../test/certification';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { CertificationDialog } from './CertificationDialog';

const item = {
  workItemId: '0190a1b2-0000-7000-8000-000000000400',
  kind: 'certification',
  mainName: 'Example Trading',
} as WorkItem;

function buildReview(overrides: Partial<CertificationReview> = {}): CertificationReview {
  return {
    workItemId: item.workItemId,
    mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
    mainName: 'Example Trading',
    mayDecide: true,
    submittedBy: 'Li Si',
    sameCode: [],
    sameName: 0,
    change: null,
    earlier: [],
    facts: buildFacts(),
    ...overrides,
  };
}

const gateway = fakeGateway();
beforeAll(() => loadPhrases('certification', 'certificationChange', 'personal'));

const onClose = jest.fn();
const open = (styles = false) =>
  render(<CertificationDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['operator'] }),
    styles,
  });
const decided = () => gateway.bodies('decideCertification');
const send = () => screen.findByRole('button', { name: 'Save decision' });

it('is rejected only with a reason; the usual ones are one press away; axe finds nothing', async () => {
  gateway.answer({ getCertificationReview: buildReview(), decideCertification: { done: true } });
  const { user } = open();
  await user.click(await send());
  expect(screen.getByText('Please decide')).toBeInTheDocument();
  expect(screen.getByLabelText(/verify the enterprise$/)).toHaveFocus();
  await user.click(screen.getByLabelText('Reject the submission'));
  await user.click(await send());
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Please say why it is rejected/);
  expect(screen.getByLabelText('Reason')).toHaveFocus();
  expect(decided()).toEqual([]);
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'Name differs' }));
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(decided()).toEqual([
    { workItemId: item.workItemId, accept: false, reason: 'The enterprise name differs from the licence.' },
  ]);
});

it('verified goes out without a reason, also where one was begun', async () => {
  gateway.answer({ getCertificationReview: buildReview(), decideCertification: { done: true } });
  const { user } = open();
  await user.click(await screen.findByLabelText('Reject the submission'));
  await user.type(screen.getByLabelText('Reason'), 'Hm');
  await user.click(screen.getByLabelText(/verify the enterprise$/));
  await user.click(await send());
  await waitFor(() =>
    expect(decided()).toEqual([{ workItemId: item.workItemId, accept: true, sameSeen: 0 }]),
  );
});

it('a change: old and new, what differs marked, both licences; accepted with what it warned of; axe finds nothing', async () => {
  const facts = buildFacts({ enterpriseName: 'New Trading' });
  const change = { held: buildFacts(), heldName: 'Example Trading', changed: ['enterpriseName'] as const };
  gateway.answer({
    getCertificationReview: buildReview({
      ...{
        facts,
        change: { ...change, changed: [...change.changed] },
        sameCode: ['Another Ltd'],
        sameName: 1,
      },
    }),
    decideCertification: { done: true },
  });
  const { user } = open();
  expect(await screen.findByText('A change: Enterprise name')).toBeInTheDocument();
  expect(screen.getByText('Another verified enterprise has this name')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Enterprise name Example Trading New Trading/ })).toHaveTextContent(
    /differs/,
  );
  expect(screen.getByRole('row', { name: /^Legal representative/ })).not.toHaveTextContent(/differs/);
  expect(screen.getAllByRole('button', { name: 'Download licence.pdf' })).toHaveLength(2);
  await expectNoAxeFaults();
  await user.click(screen.getByLabelText(/the new data apply from now on/));
  await user.click(await send());
  await waitFor(() =>
    expect(decided()).toEqual([{ workItemId: item.workItemId, accept: true, sameSeen: 2 }]),
  );
});

it('taken back while it was decided: said, and there is nothing to decide any more', async () => {
  const change = { held: buildFacts(), heldName: 'Example Trading', changed: ['address' as const] };
  gateway.answer({
    getCertificationReview: buildReview({ change }),
    decideCertification: refuse('CHANGE_WITHDRAWN'),
  });
  const { user } = open();
  await user.click(await screen.findByLabelText(/the new data apply from now on/));
  const facts = buildFacts({ status: 'withdrawn' });
  gateway.answer({ getCertificationReview: buildReview({ change, facts, mayDecide: false }) });
  await user.click(await send());
  expect(await screen.findByText('The enterprise has withdrawn this change.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull();
});

it('warns of the same code elsewhere and names earlier rejections', async () => {
  const earlier = [{ decidedAt: '2026-03-01T08:00:00Z', reason: 'Unreadable before' }];
  gateway.answer({ getCertificationReview: buildReview({ sameCode: ['Another Ltd'], earlier }) });
  open();
  expect(await screen.findByText(/has this credit code: Another Ltd/)).toBeInTheDocument();
  expect(screen.getByText(/Unreadable before/)).toBeInTheDocument();
});

it('a long file name breaks within its own column', async () => {
  const { facts } = buildReview();
  const fileName = `${'licence'.repeat(20)}.pdf`;
  gateway.answer({
    getCertificationReview: buildReview({ facts: { ...facts, license: { ...facts.license, fileName } } }),
  });
  open(true);
  const button = await screen.findByRole('button', { name: `Download ${fileName}` });
  expect(button).toHaveStyle({ overflowWrap: 'anywhere', maxWidth: '100%' });
});

it('for an enterprise of one’s own there is nothing to decide', async () => {
  gateway.answer({ getCertificationReview: buildReview({ mayDecide: false }) });
  open();
  expect(await screen.findByText(/so a colleague decides/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull();
});

it('who decides has the contact’s phone shown for a purpose, to ring; the decision stays open', async () => {
  gateway.answer({ getCertificationReview: buildReview(), revealContact: { value: '13900001111' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reveal: Contact’s phone' }));
  await user.type(await screen.findByLabelText('What you need it for'), 'To ask about the seal');
  await user.click(screen.getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByText('13900001111')).toBeInTheDocument();
  expect(gateway.bodies('revealContact')).toEqual([
    { workItemId: item.workItemId, purpose: 'To ask about the seal' },
  ]);
  expect(await send()).toBeInTheDocument();
});

it('who may not decide reads the phone masked', async () => {
  gateway.answer({ getCertificationReview: buildReview({ mayDecide: false }) });
  open();
  expect(await screen.findByText('139****1111')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reveal/ })).toBeNull();
});

it('a failed load can be tried again', async () => {
  gateway.answer({ getCertificationReview: cut });
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
