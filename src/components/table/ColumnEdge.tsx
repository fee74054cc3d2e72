import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAST_WIDTH } from './columnLayout';
import { widthVariable } from './tableStyles';

export interface ColumnEdgeProps {
  id: string;
  header: string;
  /** The keyboard begins here. */
  takesFocus: boolean;
  /** The width that the list has room for at most, in px. */
  most: number;
  /** Sets the width in px, or gives the column back to its content. */
  onWidth: (id: string, width: number | undefined) => void;
}

/** So many px a key, and with Shift. */
const STEP = 16;
const BIG_STEP = 64;

/**
 * The edge of a column's head, which sets its width (WAI-ARIA window splitter): dragged, by arrows, Home and End; a double click or
 * Enter gives it back to the content. While it is dragged the rows are not drawn anew: a variable of the table holds the width.
 */
export function ColumnEdge({ id, header, takesFocus, most, onWidth }: ColumnEdgeProps) {
  const { t } = useTranslation();
  const edge = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; from: number; width: number | undefined }>(undefined);
  const headWidth = () => edge.current!.closest('th')!.offsetWidth;
  // The browser lays the columns out, also because others change: what a width is by now is read from it.
  useEffect(() => {
    const head = edge.current!.closest('th')!;
    const tell = () => {
      edge.current?.setAttribute('aria-valuenow', `${head.offsetWidth}`);
      edge.current?.setAttribute('aria-valuemax', `${Math.max(most, head.offsetWidth)}`);
    };
    tell();
    // jsdom has none.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(tell);
    observer.observe(head);
    return () => observer.disconnect();
  }, [most]);
  useEffect(() => {
    if (takesFocus) edge.current!.focus();
  }, [takesFocus]);
  const fitting = (width: number) =>
    Math.round(Math.min(Math.max(width, LEAST_WIDTH), Math.max(most, LEAST_WIDTH)));

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? BIG_STEP : STEP;
    const wanted: Record<string, () => number | undefined> = {
      ArrowLeft: () => fitting(headWidth() - step),
      ArrowRight: () => fitting(headWidth() + step),
      Home: () => LEAST_WIDTH,
      End: () => fitting(most),
      Enter: () => undefined,
    };
    const width = wanted[event.key];
    if (!width) return;
    event.preventDefault();
    onWidth(id, width());
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, from: headWidth(), width: undefined };
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, from, width } = drag.current;
    const moved = event.clientX - x;
    // A click, and the hand that trembles in it, sets nothing.
    if (width === undefined && Math.abs(moved) < 3) return;
    if (width === undefined) onWidth(id, fitting(from));
    drag.current.width = fitting(from + moved);
    event.currentTarget.closest('table')!.style.setProperty(widthVariable(id), `${drag.current.width}px`);
  };
  const handleUp = () => {
    const width = drag.current?.width;
    drag.current = undefined;
    if (width !== undefined) onWidth(id, width);
  };

  return (
    <div
      ref={edge}
      className="edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('columns.width', { column: header })}
      aria-valuenow={LEAST_WIDTH}
      aria-valuemin={LEAST_WIDTH}
      title={t('columns.widthHelp')}
      onKeyDown={handleKeyDown}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onDoubleClick={() => onWidth(id, undefined)}
    />
  );
}
