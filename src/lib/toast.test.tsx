import { act, render, screen } from '@testing-library/react';
import { LazyToasts } from '../components/LazyToasts';
import { ToastHost } from '../components/ToastHost';
import { toast } from './toast';

it("specification, section 8: 'Toasts last 5 seconds'; the same sentence is shown once", () => {
  jest.useFakeTimers();
  try {
    render(<ToastHost />);
    act(() => {
      toast.error('backend interface connection abnormal');
      toast.error('backend interface connection abnormal');
    });
    expect(screen.getAllByText('backend interface connection abnormal')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('backend interface connection abnormal')).toBeInTheDocument();
    // The last tenth of a second, and its way out.
    for (let step = 0; step < 10; step += 1) act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByText('backend interface connection abnormal')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('a toast before its host is loaded waits for it', async () => {
  toast.warning('current user has no access permission');
  render(<LazyToasts />);
  expect(await screen.findByText('current user has no access permission')).toBeInTheDocument();
});
