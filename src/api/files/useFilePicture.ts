import { useCallback, useEffect, useState } from 'react';
import { useLazyDownloadFileQuery } from '../resources/fileApi';
import { isGatewayError } from '../transport/gatewayError';

interface Picture {
  fileId: string;
  /** An address of this page alone; given back when the picture goes. */
  url?: string;
  error?: string;
}

/**
 * Fetches a stored picture for an `<img>`: the gateway gives files only to an authorised call, so the address is a blob's.
 * @param fileId null fetches nothing
 * @returns the address once it is there, why it is not, and `retry()`
 */
export function useFilePicture(fileId: string | null) {
  const [fetchFile] = useLazyDownloadFileQuery();
  const [picture, setPicture] = useState<Picture>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!fileId) return undefined;
    let isWanted = true;
    let url: string | undefined;
    const load = async () => {
      const { data, error } = await fetchFile({ fileId });
      if (!isWanted) return;
      if (data) url = URL.createObjectURL(data);
      setPicture({ fileId, url, error: isGatewayError(error) ? error.msg : undefined });
    };
    void load();
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [fileId, fetchFile, attempt]);

  const retry = useCallback(() => {
    setPicture(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const current = picture?.fileId === fileId ? picture : undefined;
  return { url: current?.url, error: current?.error, retry };
}
