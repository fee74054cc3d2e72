/** Passes bytes to the browser's own download, under a name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The click has started the download; the address can be revoked once the browser has read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
