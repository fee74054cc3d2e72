import { act, render, screen } from '@testing-library/react';
import { LazyToasts } from '../components/feedback/LazyToasts';
import { ToastHost } from '../components/feedback/ToastHost';
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
    // The last tenth of a second, and the closing animation.
    for (let step = 0; step < 10; step += 1) act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByText('backend interface connection abnormal')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('five different failures at once are all read, each its five seconds', () => {
  jest.useFakeTimers();
  try {
    render(<ToastHost />);
    const words = ['one', 'two', 'three', 'four', 'five'];
    act(() => words.forEach((word) => toast.error(word)));
    act(() => jest.advanceTimersByTime(4900));
    words.forEach((word) => expect(screen.getByText(word)).toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});

it('said again later, it stands five seconds from then; in a window that is left as well', () => {
  jest.useFakeTimers();
  try {
    render(<ToastHost />);
    act(() => toast.error('resource does not exist'));
    act(() => jest.advanceTimersByTime(4000));
    act(() => toast.error('resource does not exist'));
    act(() => void window.dispatchEvent(new Event('blur')));
    for (let step = 0; step < 48; step += 1) act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('resource does not exist')).toBeInTheDocument();
    for (let step = 0; step < 10; step += 1) act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByText('resource does not exist')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('a toast before its host is loaded waits for it', async () => {
  toast.warning('current user has no access permission');
  render(<LazyToasts />);
  expect(await screen.findByText('current user has no access permission')).toBeInTheDocument();
});
