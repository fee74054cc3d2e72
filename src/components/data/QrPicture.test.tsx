import { screen } from '@testing-library/react';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { QrPicture } from './QrPicture';

/** The dark squares of the drawn path. */
function squares(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at},${y}`);
  }
  return dark;
}

it('draws a code with its three finders and its quiet edge, named for who cannot see it', async () => {
  const { container } = render(<QrPicture text="https://example.invalid/scan?state=abc" label="Scan me" />);
  const picture = screen.getByRole('img', { name: 'Scan me' });
  const [left, top, width, height] = picture.getAttribute('viewBox')!.split(' ').map(Number);
  expect([left, top]).toEqual([-4, -4]);
  const size = width! - 8;
  expect(height).toBe(width);
  // ISO/IEC 18004: 17 + 4 × version squares a side.
  expect((size - 17) % 4).toBe(0);
  const dark = squares(picture.querySelector('path')!.getAttribute('d')!);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let at = 0; at < 7; at += 1) expect(dark.has(`${x + at},${y}`)).toBe(true);
    expect(dark.has(`${x + 1},${y + 1}`)).toBe(false);
    expect(dark.has(`${x + 3},${y + 3}`)).toBe(true);
  }
  await expectNoAxeFaults(container);
});

it('another text is another picture', () => {
  const pathOf = (text: string) => {
    const { unmount } = render(<QrPicture text={text} label="Scan me" />);
    const path = screen.getByRole('img').querySelector('path')!.getAttribute('d');
    unmount();
    return path;
  };
  expect(pathOf('one')).not.toBe(pathOf('two'));
  expect(pathOf('one')).toBe(pathOf('one'));
});
