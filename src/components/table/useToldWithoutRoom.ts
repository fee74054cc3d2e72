import { useEffect, type Dispatch, type SetStateAction } from 'react';

interface Chosen {
  columns: readonly { id: string }[];
  hidden: readonly string[];
  /** A card each row: no columns, so none is missing. */
  isCards: boolean;
  onWithoutRoom: Dispatch<SetStateAction<readonly string[]>>;
}

/** Tells which of the chosen columns are not drawn for want of room, so that the column menu can say so. */
export function useToldWithoutRoom(chosen: Chosen, shown: readonly { id: string }[]): void {
  const { columns, hidden, isCards, onWithoutRoom } = chosen;
  useEffect(() => {
    const drawn = new Set(shown.map(({ id }) => id));
    const missing = columns.map(({ id }) => id).filter((id) => !hidden.includes(id) && !drawn.has(id));
    const told = isCards ? [] : missing;
    onWithoutRoom((before) => (before.join() === told.join() ? before : told));
  }, [columns, hidden, isCards, shown, onWithoutRoom]);
}
