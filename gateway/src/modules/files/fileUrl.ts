/** The address of a stored file for everybody who may see it. */
export function fileUrl(fileId: string): string {
  return `/gateway/bd/file/file/get?fileId=${fileId}`;
}
