/** The package carries no types; only what the tests use. */
declare module 'jest-axe' {
  export interface AxeResults {
    violations: { id: string; help: string; nodes: { html: string }[] }[];
  }
  export function axe(element: Element): Promise<AxeResults>;
}
