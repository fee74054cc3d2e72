import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildDetail } from '../../test/checkDetail';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';

const gateway = fakeGateway();
beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));

it.each([
  [300, '¥3.00'],
  [0, null],
])(
  'a record says what was given back of its charges, of which item and why: %s fen',
  async (givenBack, said) => {
    const { checkItemId, name } = buildDetail().items[0]!;
    const one = { at: '2026-11-20T03:00:00Z', amount: givenBack, checkItemId, reason: 'Charged twice' };
    const corrections = givenBack > 0 ? [one] : [];
    const money = { price: 6800, held: 0, captured: 6800, released: 0, givenBack, corrections };
    const check = buildDetail({ money });
    gateway.answer({ getCheck: check });
    render(<RecordDetailPage />, {
      route: `/backRecord/detail?id=${check.checkId}`,
      userInfo: buildUserInfo(),
    });
    expect(await screen.findByText('Released')).toBeInTheDocument();
    expect(screen.queryByText('Given back')?.nextSibling?.textContent ?? null).toBe(said);
    const line = `¥3.00 of ${name}, 2026-11-20: Charged twice`;
    expect(screen.queryAllByText(line)).toHaveLength(corrections.length);
  },
);
