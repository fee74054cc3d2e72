/** Pixels of the PNG, whatever the size on screen. */
export const SIGNATURE_SIZE = { width: 960, height: 360 } as const;

/** Dark in both themes, as it is in the PNG. */
export const INK = '#13211f';

/** Writes a typed name as the signature. @returns the PNG as data URL; '' for an empty name */
export function drawTypedName(canvas: HTMLCanvasElement, name: string): string {
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.resetTransform();
  // The PNG is transparent except for the ink.
  context.clearRect(0, 0, canvas.width, canvas.height);
  const text = name.trim();
  if (text === '') return '';
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
