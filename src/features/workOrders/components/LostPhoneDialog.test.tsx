import { screen, waitFor } from '@testing-library/react';
import type { LostPhoneReview } from '../../../api/resources/lostPhonesApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { LostPhoneDialog } from './LostPhoneDialog';

const item = {
  workItemId: '0190a1b2-0000-7000-8000-000000000401',
  kind: 'lostPhone',
  mainName: 'Example Trading',
} as WorkItem;

function buildReview(overrides: Partial<LostPhoneReview> = {}): LostPhoneReview {
  return {
    workItemId: item.workItemId,
    mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
    mainName: 'Example Trading',
    memberName: 'Zhou Min',
    memberRole: 'Recruiter',
    formerMobile: '138****0002',
    mobile: '13922220001',
    isTaken: false,
    unfit: null,
    status: 'open',
    reason: 'Left in a taxi',
    askedBy: 'Lin Owner',
    askedByRole: 'Owner',
    askedAt: '2026-01-01T00:00:00Z',
    endsAt: '2036-01-08T00:00:00Z',
    contact: { name: 'Zhao', mobile: '139****1111' },
    mayDecide: true,
    ...overrides,
  };
}

const gateway = fakeGateway();
beforeAll(() => loadPhrases('lostPhone', 'personal'));
const onClose = jest.fn();
const open = () =>
  render(<LostPhoneDialog item={item} onClose={onClose} />, {
    userInfo: buildUserInfo({ userType: 'staff', roles: ['support'] }),
  });
const send = () => screen.findByRole('button', { name: 'Save decision' });

it('is approved with how one made sure and a code; a wrong code stands at its field and nothing typed is lost', async () => {
  gateway.answer({ getLostPhoneReview: buildReview(), decideLostPhone: refuse('WRONG_CODE') });
  const { user } = open();
  expect(await screen.findByText('139 2222 0001')).toBeInTheDocument();
  await user.click(await send());
  expect(screen.getByText('Please decide')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/replace the phone$/));
  await user.type(screen.getByLabelText(/^How you made sure/), 'Called Zhao, who confirmed it');
  const code = screen.getByLabelText(/^Code from the SMS/);
  await user.type(code, '123456');
  await user.click(await send());
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText(/^How you made sure/)).toHaveValue('Called Zhao, who confirmed it');
  await expectNoAxeFaults();
  gateway.answer({ decideLostPhone: { done: true } });
  await user.click(await send());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(gateway.bodies('decideLostPhone').at(-1)).toEqual({
    workItemId: item.workItemId,
    accept: true,
    note: 'Called Zhao, who confirmed it',
    verifyCode: '123456',
  });
  // Each look is told to the enterprise: a mistyped code and a decision that was saved are none.
  expect(gateway.bodies('getLostPhoneReview')).toHaveLength(1);
});

it('what cannot be approved any more is looked at again, and is chosen no more; the note stays', async () => {
  gateway.answer({
    getLostPhoneReview: buildReview(),
    decideLostPhone: refuse('LOST_PHONE_UNFIT', {}, { why: 'the person is in other accounts too' }),
  });
  const { user } = open();
  await user.click(await screen.findByLabelText(/replace the phone$/));
  await user.type(screen.getByLabelText(/^How you made sure/), 'Called Zhao, who confirmed it');
  await user.type(screen.getByLabelText(/^Code from the SMS/), '123456');
  gateway.answer({ getLostPhoneReview: buildReview({ unfit: 'the person is in other accounts too' }) });
  await user.click(await send());
  await waitFor(() => expect(screen.queryByLabelText(/replace the phone$/)).toBeNull());
  expect(screen.queryByLabelText(/^Code from the SMS/)).toBeNull();
  await user.click(await send());
  expect(gateway.bodies('decideLostPhone')).toHaveLength(1);
  await user.click(screen.getByLabelText(/^Reject/));
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Called Zhao, who confirmed it');
});

it('is rejected with a reason and without a code', async () => {
  gateway.answer({ getLostPhoneReview: buildReview(), decideLostPhone: { done: true } });
  const { user } = open();
  await user.click(await screen.findByLabelText('Reject the request'));
  await user.click(await send());
  expect(gateway.bodies('decideLostPhone')).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'Nobody answered');
  await user.click(await send());
  await waitFor(() =>
    expect(gateway.bodies('decideLostPhone')).toEqual([
      { workItemId: item.workItemId, accept: false, note: 'Nobody answered' },
    ]),
  );
});

it('what stands in the way is said, and one’s own or a closed request has nothing to decide', async () => {
  gateway.answer({
    getLostPhoneReview: buildReview({ isTaken: true, unfit: 'the person is in other accounts too' }),
  });
  const { unmount } = open();
  expect(await screen.findByText(/Somebody else signs in with this number/)).toBeInTheDocument();
  expect(screen.getByText(/the person is in other accounts too/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Reject the request' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /replace the phone/ })).toBeNull();
  unmount();
  gateway.answer({ getLostPhoneReview: buildReview({ mayDecide: false }) });
  const second = open();
  expect(await screen.findByText(/so a colleague decides/)).toBeInTheDocument();
  second.unmount();
  gateway.answer({
    getLostPhoneReview: buildReview({ mayDecide: false, status: 'withdrawn', mobile: null }),
  });
  open();
  expect(await screen.findByText('The enterprise withdrew this request.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save decision' })).toBeNull();
});
