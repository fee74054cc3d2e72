import { axe } from 'jest-axe';

/**
 * Fails with axe's findings in words. Colours are checked by src/theme/tokens.test.ts and in the browser: jsdom draws none.
 */
export async function expectNoAxeFaults(element: Element = document.body): Promise<void> {
  const { violations } = await axe(element);
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}
