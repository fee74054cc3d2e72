/** The address a stored file is fetched from, by whoever may see it. */
export function fileUrl(fileId: string): string {
  return `/gateway/bd/file/file/get?fileId=${fileId}`;
}
