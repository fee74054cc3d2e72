/** A window of this width; jsdom has none. It goes with the test. */
export function windowOf(width: number): void {
  window.matchMedia = ((query: string) => {
    const [, side, px] = /(min|max)-width: ?([\d.]+)px/.exec(query) ?? [];
    const matches = side === 'min' ? width >= Number(px) : side === 'max' && width <= Number(px);
    return Object.assign(new EventTarget(), { matches, media: query, addListener() {}, removeListener() {} });
  }) as never;
}

afterEach(() => {
  delete (window as { matchMedia?: unknown }).matchMedia;
});
