import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width a list has, followed while it is shown; undefined until it is laid out, which is before anything is painted. */
export function useRoom(): [RefObject<HTMLDivElement | null>, number | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current!;
    const read = () => setRoom(element.clientWidth);
    read();
    // jsdom has none.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, room];
}
