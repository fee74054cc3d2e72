const LISTS_KEPT = 100;

/**
 * Lists of many accounts that the database keeps too, each under the id that follows from it. A list that was read once is the
 * same array for every session that comes with it, and a scope with this array is named by the id.
 */
class Reaches {
  private readonly lists = new Map<string, readonly string[]>();
  private readonly ids = new WeakMap<readonly string[], string>();

  /** The accounts of a list, in order; undefined where it was not read yet. */
  idsOf(id: string): readonly string[] | undefined {
    return this.lists.get(id);
  }

  /** The id of a list; undefined for any other array, also for a copy. */
  idOf(mainIds: readonly string[]): string | undefined {
    return this.ids.get(mainIds);
  }

  keep(id: string, mainIds: readonly string[]): readonly string[] {
    // Sessions under way go on with theirs; whose list is asked for again is read again.
    if (this.lists.size === LISTS_KEPT) this.lists.clear();
    const list = Object.freeze(mainIds);
    this.lists.set(id, list);
    this.ids.set(list, id);
    return list;
  }
}

export const reaches = new Reaches();
