import { askWhileVisible } from './whileVisible';

let isHidden = false;
const show = (visible: boolean) => {
  isHidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const tick = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

it('asks after each pause until the answer is final', async () => {
  const ask = jest.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  askWhileVisible(ask, 2);
  await tick(1.9);
  expect(ask).not.toHaveBeenCalled();
  await tick(0.2);
  expect(ask).toHaveBeenCalledTimes(1);
  await tick(20);
  expect(ask).toHaveBeenCalledTimes(3);
  show(false);
  show(true);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('never asks twice at once, and counts the pause from the answer', async () => {
  let answer: (goesOn: boolean) => void = () => {};
  const ask = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  askWhileVisible(ask, 2);
  await tick(30);
  show(false);
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(true);
  await tick(1.9);
  expect(ask).toHaveBeenCalledTimes(1);
  await tick(0.2);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('rests while the tab is hidden, and asks at once when it is shown', async () => {
  const ask = jest.fn().mockResolvedValue(true);
  askWhileVisible(ask, 2);
  show(false);
  await tick(60);
  expect(ask).not.toHaveBeenCalled();
  show(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await tick(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is silent once stopped', async () => {
  const ask = jest.fn().mockResolvedValue(true);
  askWhileVisible(ask, 2)();
  await tick(10);
  show(false);
  show(true);
  expect(ask).not.toHaveBeenCalled();
});
