import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { drawPiece, pointOf, wipe } from './signatureCanvas';

/** A drawing needs this much ink (canvas pixels) to be a signature and no slip of the finger. */
const LEAST_LENGTH = 60;

/**
 * Draws on a canvas with any pointer.
 * @param onChange gets the PNG (data URL) after each stroke, '' after a wipe or while there is too little ink
 */
export function useStrokes(canvas: RefObject<HTMLCanvasElement | null>, onChange: (png: string) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const length = useRef(0);
  const [isEmpty, setEmpty] = useState(true);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button > 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    last.current = pointOf(event.currentTarget, event);
  };

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    const next = pointOf(event.currentTarget, event);
    drawPiece(event.currentTarget, last.current, next);
    length.current += Math.hypot(next.x - last.current.x, next.y - last.current.y);
    last.current = next;
  };

  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return;
    last.current = undefined;
    setEmpty(length.current === 0);
    onChange(length.current >= LEAST_LENGTH ? event.currentTarget.toDataURL('image/png') : '');
  };

  const clear = () => {
    if (canvas.current) wipe(canvas.current);
    length.current = 0;
    last.current = undefined;
    setEmpty(true);
    onChange('');
  };

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    isEmpty,
    clear,
  };
}
