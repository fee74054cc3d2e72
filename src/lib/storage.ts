/** A stored item: "a type tag, the content and a timestamp" (specification, section 3). */
export interface StoredItem<T> {
  /** Empty when the item lives in local storage. */
  type: string;
  content: T;
  /** Milliseconds since the epoch, when it was written. */
  timestamp: number;
}

/** "Session storage is used when a type is given, local storage otherwise" (specification, section 3). */
function storageFor(type?: string): Storage {
  return type ? window.sessionStorage : window.localStorage;
}

/** Writes content under a key. Throws what the browser throws when the storage is full or forbidden. */
export function writeItem<T>(key: string, content: T, type?: string): void {
  const item: StoredItem<T> = { type: type ?? '', content, timestamp: Date.now() };
  storageFor(type).setItem(key, JSON.stringify(item));
}

/** Reads the whole item; undefined when there is none or the stored text is not ours. */
export function readItem<T>(key: string, type?: string): StoredItem<T> | undefined {
  const text = storageFor(type).getItem(key);
  return text === null ? undefined : parseItem<T>(text);
}

/** Reads only the content of an item. */
export function readContent<T>(key: string, type?: string): T | undefined {
  return readItem<T>(key, type)?.content;
}

export function removeItem(key: string, type?: string): void {
  storageFor(type).removeItem(key);
}

/** Parses an item's text, e.g. the new value of a storage event; undefined for foreign text. */
export function parseItem<T>(text: string): StoredItem<T> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isItem = typeof value === 'object' && value !== null && 'content' in value && 'timestamp' in value;
    return isItem ? (value as StoredItem<T>) : undefined;
  } catch {
    // Another program's text under our key counts as no item.
    return undefined;
  }
}
