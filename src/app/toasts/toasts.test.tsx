import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { generatedApi } from '../../api/generated/base.gen';
import { balanceApi } from '../../api/resources/balanceApi';
import { toast } from '../../lib/toast';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';

it("specification, section 8: 'Toasts last 5 seconds'; the same sentence is shown once", () => {
  jest.useFakeTimers();
  try {
    render(<p />);
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
    render(<p />);
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
    render(<p />);
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

describe('a toast whose cause is mended', () => {
  const gateway = fakeGateway(() => ({}));
  const balance = {
    available: 0,
    held: 0,
    spent: 0,
    notifyBelow: null,
    waiting: { orders: 0, price: 0, firstEndsAt: null, underWay: 0, lastRecharge: null },
    thisMonth: { month: '2026-01', recharged: 0, charged: 0 },
  };
  const refused = refuse('TOO_SLOW');
  const words = 'The request arrived too slowly';

  it('goes when the call that failed succeeds, and not when another does', async () => {
    const { store } = render(<p />);
    const save = () =>
      store.dispatch(balanceApi.endpoints.saveBalanceNotice.initiate({ body: { notifyBelow: null } }));
    gateway.answer({ saveBalanceNotice: refused, getBalance: balance });
    await act(async () => void (await save()));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await act(async () => void (await store.dispatch(balanceApi.endpoints.getBalance.initiate())));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(screen.getByText(words)).toBeInTheDocument();
    gateway.answer({ saveBalanceNotice: balance });
    await act(async () => void (await save()));
    await waitForElementToBeRemoved(() => screen.queryByText(words));
  });

  it('of one that another call begun before it fails says as well, nothing is mended by that call', async () => {
    const { store } = render(<p />);
    const read = () =>
      store.dispatch(balanceApi.endpoints.saveBalanceNotice.initiate({ body: { notifyBelow: null } }));
    let answerLate: (() => void) | undefined;
    const late = new Promise<typeof balance>((resolve) => (answerLate = () => resolve(balance)));
    gateway.answer({ saveBalanceNotice: () => late });
    const slow = read();
    await waitFor(() => expect(gateway.sent('saveBalanceNotice')).toHaveLength(1));
    gateway.answer({ saveBalanceNotice: refused });
    await act(async () => void (await read()));
    expect(await screen.findByText(words)).toBeInTheDocument();
    // It stands there whole: one that is still sliding in would not be closed at once anyway.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await act(async () => {
      answerLate!();
      expect(await slow).toHaveProperty('data');
    });
    const leaves = waitForElementToBeRemoved(() => screen.queryByText(words), { timeout: 1500 });
    await expect(leaves).rejects.toThrow(/Timed out/);
  });

  it("of the twenty calls it stays: 'Toasts last 5 seconds' (specification, section 8)", async () => {
    const { store } = render(<p />);
    const dicts = () =>
      store.dispatch(
        generatedApi.endpoints.queryDictList.initiate({ body: { dictTypes: ['a'] } }, { forceRefetch: true }),
      );
    gateway.answer({ queryDictList: refused });
    await act(async () => void (await dicts()));
    expect(await screen.findByText(words)).toBeInTheDocument();
    gateway.answer({ queryDictList: {} });
    await act(async () => void (await dicts()));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
