import { screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ClosingBanner } from './ClosingBanner';

const closing = { askedBy: 'Lin Xiao', eraseOn: '2026-12-25', state: 'closing' as const };
const gateway = fakeGateway({ loginInfo: buildUserInfo() });
beforeAll(() => loadPhrases('closingNotice'));

it.each([
  ['closing', /everything is erased on 2026-12-25/, true],
  ['postponed', /2026-12-25, has come, and something is open, so nothing is erased yet/, true],
  ['erasing', /^This account is being erased/, false],
  ['erased', /^This account was closed and erased/, false],
] as const)(
  'an account in the state %s says what is, and its way back only while there is one',
  (state, words, hasWay) => {
    const { unmount } = render(<ClosingBanner closing={{ ...closing, state }} />, {
      userInfo: buildUserInfo({ permissions: ['account.leave'] }),
    });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'See it, or take it back' })).toHaveLength(hasWay ? 1 : 0);
    unmount();
    render(<ClosingBanner closing={{ ...closing, state }} />, {
      userInfo: buildUserInfo({ permissions: [] }),
    });
    expect(screen.queryAllByText('The owner can take it back.')).toHaveLength(hasWay ? 1 : 0);
  },
);

it('is read again while somebody works, minutes later, and never by itself', async () => {
  const { user } = render(<ClosingBanner closing={closing} />, { userInfo: buildUserInfo() });
  const before = gateway.sent('loginInfo').length;
  await user.keyboard('a');
  expect(gateway.sent('loginInfo')).toHaveLength(before);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4 * 60_000);
  await user.keyboard('a');
  await waitFor(() => expect(gateway.sent('loginInfo')).toHaveLength(before + 1));
});
