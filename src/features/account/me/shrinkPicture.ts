/** Pixels of a side: sharp at the largest size it is shown in, on a dense screen, too. */
const SIDE = 256;

/**
 * Cuts the middle square out of a picture and shrinks it, so that a photo of ten megabytes is not fetched with every screen.
 * Turned as its EXIF says; a transparent background becomes white.
 * @returns a JPEG; undefined when the browser cannot read the file as a picture
 */
export async function shrinkPicture(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, SIDE);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : undefined;
}
