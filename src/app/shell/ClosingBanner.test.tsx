import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { ClosingBanner } from './ClosingBanner';

const closing = { askedBy: 'Lin Xiao', eraseOn: '2026-12-25', state: 'closing' as const };
fakeGateway({ loginInfo: buildUserInfo() });
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
