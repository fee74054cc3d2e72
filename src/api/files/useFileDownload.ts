import { useCallback, useState } from 'react';
import { useLazyDownloadFileQuery } from '../resources/fileApi';
import { saveBlob } from '../../lib/saveBlob';

/**
 * Downloads a stored file: an authorised fetch to a blob, saved under its own name. A failure is toasted by the api
 * and nothing is saved.
 * @returns `download(fileId, fileName, s?)`, and the id under way
 */
export function useFileDownload() {
  const [fetchFile] = useLazyDownloadFileQuery();
  const [running, setRunning] = useState<string>();
  const download = useCallback(
    async (fileId: string, fileName: string, s?: string): Promise<void> => {
      setRunning(fileId);
      try {
        const { data } = await fetchFile({ fileId, s });
        if (data) saveBlob(data, fileName);
      } finally {
        setRunning(undefined);
      }
    },
    [fetchFile],
  );
  return { download, running };
}
