/** Pixels of the PNG, whatever the size on screen. */
export const SIGNATURE_SIZE = { width: 960, height: 360 } as const;

const INK = '#13211f';

interface Point {
  x: number;
  y: number;
}

/** Wipes the canvas; the PNG is transparent but for the ink. */
export function wipe(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
}

/** Draws one piece of a stroke, in canvas pixels. */
export function drawPiece(canvas: HTMLCanvasElement, from: Point, to: Point): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.strokeStyle = INK;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Writes a typed name as the signature. @returns the PNG as data URL; '' for an empty name */
export function drawTypedName(canvas: HTMLCanvasElement, name: string): string {
  wipe(canvas);
  const context = canvas.getContext('2d');
  const text = name.trim();
  if (!context || text === '') return '';
  let size = 140;
  do {
    context.font = `italic ${size}px cursive, serif`;
    size -= 8;
  } while (size > 24 && context.measureText(text).width > canvas.width - 80);
  context.fillStyle = INK;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  return canvas.toDataURL('image/png');
}

/** Where a pointer is, in canvas pixels. */
export function pointOf(canvas: HTMLCanvasElement, event: { clientX: number; clientY: number }): Point {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) * canvas.width) / (box.width || 1),
    y: ((event.clientY - box.top) * canvas.height) / (box.height || 1),
  };
}
