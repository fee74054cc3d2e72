import { whileWorking } from './whileWorking';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = () => window.document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
const wait = (minutes: number) => jest.advanceTimersByTime(minutes * 60_000);

it('without input nothing is told, however long it takes', () => {
  const tell = jest.fn();
  const stop = whileWorking(tell);
  wait(12 * 60);
  expect(tell).not.toHaveBeenCalled();
  stop();
});

it('half an hour of typing is told every three minutes, at an input', () => {
  const tell = jest.fn();
  const stop = whileWorking(tell);
  for (let second = 0; second < 30 * 60; second += 2) {
    wait(2 / 60);
    press();
  }
  expect(tell).toHaveBeenCalledTimes(10);
  stop();
});

it.each(['keydown', 'pointerdown', 'input', 'wheel'])(
  'the first %s after a pause is told at once',
  (type) => {
    const tell = jest.fn();
    const stop = whileWorking(tell);
    document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true });
    wait(29);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(tell).toHaveBeenCalledTimes(1);
    stop();
  },
);

it('moving the pointer alone is no work, and nothing is told once it is stopped', () => {
  const tell = jest.fn();
  const stop = whileWorking(tell);
  wait(5);
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  expect(tell).not.toHaveBeenCalled();
  stop();
  press();
  expect(tell).not.toHaveBeenCalled();
});
