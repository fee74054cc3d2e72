import { parseItem, readContent, readItem, removeItem, writeItem } from './storage';

describe("specification, section 3: 'Local store item: a type tag, the content and a timestamp.'", () => {
  it("'local storage otherwise': without a type", () => {
    writeItem('key', { a: 1 });
    expect(window.sessionStorage).toHaveLength(0);
    const item = JSON.parse(window.localStorage.getItem('key')!);
    expect(item).toEqual({ type: '', content: { a: 1 }, timestamp: expect.any(Number) });
    expect(Math.abs(Date.now() - item.timestamp)).toBeLessThan(5000);
  });

  it("'Session storage is used when a type is given'", () => {
    writeItem('key', 'text', 'visitor');
    expect(window.localStorage).toHaveLength(0);
    expect(JSON.parse(window.sessionStorage.getItem('key')!)).toMatchObject({
      type: 'visitor',
      content: 'text',
    });
    expect(readContent('key', 'visitor')).toBe('text');
    expect(readContent('key')).toBeUndefined();
  });

  it('what is not ours is no item', () => {
    window.localStorage.setItem('key', 'plain');
    expect(readItem('key')).toBeUndefined();
    expect(parseItem('{"content":1}')).toBeUndefined();
    expect(parseItem('null')).toBeUndefined();
  });

  it('removes from the storage the type names', () => {
    writeItem('key', 1);
    writeItem('key', 2, 'visitor');
    removeItem('key', 'visitor');
    expect(readContent('key')).toBe(1);
    expect(readContent('key', 'visitor')).toBeUndefined();
  });
});
