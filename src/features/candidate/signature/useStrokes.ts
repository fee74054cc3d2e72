import { useEffect, useRef, useState, type RefObject } from 'react';
import Pad from 'signature_pad';
import { INK, SIGNATURE_SIZE } from './signatureCanvas';

/** The least ink (pixels of the PNG) of a signature; less is a slip of the finger. */
const LEAST_LENGTH = 60;
/** Widths of a stroke in pixels of the PNG: fast ones are thin. */
const WIDTHS = { min: 2, max: 7 };

/**
 * Draws on a canvas with any pointer while it is on.
 * @param onChange gets the PNG (data URL) after each stroke, '' after clearing or while there is too little ink
 */
export function useStrokes(
  canvas: RefObject<HTMLCanvasElement | null>,
  isOn: boolean,
  onChange: (png: string) => void,
) {
  const pad = useRef<Pad>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const [isEmpty, setEmpty] = useState(true);

  useEffect(() => {
    const element = canvas.current;
    // A browser short of memory may give no context: nothing can be drawn then.
    if (!isOn || !element?.getContext('2d')) return undefined;
    const own = new Pad(element, { penColor: INK });
    pad.current = own;
    // The pad counts in pixels of the screen; the PNG has a fixed size, whatever the width of the page.
    const fit = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) fitTo(own, element, width);
    };
    fit();
    window.addEventListener('resize', fit);
    own.addEventListener('endStroke', () => {
      setEmpty(false);
      const scale = SIGNATURE_SIZE.width / element.getBoundingClientRect().width;
      tell.current(inkOf(own) * scale >= LEAST_LENGTH ? own.toDataURL() : '');
    });
    return () => {
      window.removeEventListener('resize', fit);
      own.off();
      pad.current = null;
    };
  }, [canvas, isOn]);

  const clear = () => {
    pad.current?.clear();
    setEmpty(true);
    onChange('');
  };

  return { isEmpty, clear };
}

/** Adapts the pad to the canvas's width on screen; the drawing grows or shrinks with it. */
function fitTo(pad: Pad, canvas: HTMLCanvasElement, width: number): void {
  const scale = SIGNATURE_SIZE.width / width;
  const context = canvas.getContext('2d');
  const before = context?.getTransform().a ?? scale;
  if (!context || before === scale) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  pad.minWidth = WIDTHS.min / scale;
  pad.maxWidth = WIDTHS.max / scale;
  const grown = before / scale;
  pad.fromData(
    pad.toData().map((group) => ({
      ...group,
      minWidth: pad.minWidth,
      maxWidth: pad.maxWidth,
      points: group.points.map((point) => ({ ...point, x: point.x * grown, y: point.y * grown })),
    })),
  );
}

/** The length of all strokes, in pixels of the screen. */
function inkOf(pad: Pad): number {
  let length = 0;
  for (const { points } of pad.toData())
    points.forEach(({ x, y }, index) => {
      const last = points[index - 1];
      if (last) length += Math.hypot(x - last.x, y - last.y);
    });
  return length;
}
