import { act, render, screen } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { toast } from './toast';

it("specification, section 8: 'Toasts last 5 seconds'; the same sentence is shown once", () => {
  jest.useFakeTimers();
  try {
    const onClose = jest.fn();
    render(<SnackbarProvider onClose={onClose} />);
    act(() => {
      toast.error('backend interface connection abnormal');
      toast.error('backend interface connection abnormal');
    });
    expect(screen.getAllByText('backend interface connection abnormal')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(4900));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledWith(null, 'timeout', expect.anything());
  } finally {
    jest.useRealTimers();
  }
});
