import { screen } from '@testing-library/react';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { loadPhrases } from '../../../i18n/i18n';
import { render } from '../../../test/render';
import { RecordTimeline } from './RecordTimeline';

type Event = CheckDetail['timeline'][number];
const cancelled = (item: string, at: string, more: Partial<Event> = {}): Event => ({
  ...{ event: 'itemCancelled', actorKind: 'named', actor: 'Lin Owner', at, detail: { item } },
  ...more,
});
beforeAll(() => loadPhrases('recordDetail'));
const titlesOf = (events: Event[]) => {
  render(<RecordTimeline events={events} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent!);
};

it('items that one act cancelled are one line; a later act, another person or reason is one of its own', () => {
  const lines = titlesOf([
    cancelled('Education', '2026-03-03T08:00:00.000Z'),
    cancelled('Degree', '2026-03-03T08:00:00.004Z'),
    cancelled('Referee', '2026-03-03T08:00:02.000Z'),
    cancelled('Identity', '2026-03-03T08:00:02.100Z', { actor: 'Zhou Min' }),
    cancelled('Licence', '2026-03-03T08:00:02.100Z', {
      actor: 'Zhou Min',
      detail: { item: 'Licence', reason: 'Not needed' },
    }),
  ]);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/^Item cancelled: Education and Degree.*Lin Owner/);
  expect(lines[2]).toMatch(/^Item cancelled: Referee/);
  expect(lines[1]).toMatch(/^Item cancelled: Identity.*Zhou Min/);
  expect(lines[0]).toMatch(/^Item cancelled: Licence.*Not needed/);
});
