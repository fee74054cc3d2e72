import { render, screen } from '@testing-library/react';
import { Moment } from './Moment';

const at = new Date(2026, 2, 1, 9, 5).toISOString();
const clockAhead = (minutes: number) =>
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);

it('told as short as can be, with the exact time and its zone for who points at it and for a screen reader', () => {
  clockAhead(60);
  render(<Moment at={at} />);
  const time = screen.getByText('2026-03-01');
  expect(time).toHaveAttribute('title', '2026-03-01 09:05 UTC+01:00');
  expect(time).toHaveAccessibleName('2026-03-01 09:05 UTC+01:00');
});

it('to the minute where times are compared; in China without a zone, as all times there are of one clock', () => {
  clockAhead(60);
  const { rerender } = render(<Moment at={at} isExact />);
  expect(screen.getByText('2026-03-01 09:05')).toHaveAttribute('title', '2026-03-01 09:05 UTC+01:00');
  clockAhead(480);
  rerender(<Moment key="china" at={at} isExact />);
  expect(screen.getByText('2026-03-01 09:05')).toHaveAttribute('title', '2026-03-01 09:05');
});

it('in a history in words while it is young, and to the minute when words would tell the day alone', () => {
  clockAhead(480);
  const { rerender } = render(<Moment at={at} isExact="old" />);
  expect(screen.getByText('2026-03-01 09:05')).toBeInTheDocument();
  const young = new Date(Date.now() - 3 * 3_600_000).toISOString();
  rerender(<Moment at={young} isExact="old" />);
  expect(screen.getByText('3 hours ago')).toHaveAttribute('title', expect.stringMatching(/ \d\d:\d\d/));
});
