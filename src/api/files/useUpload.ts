import { useCallback, useEffect, useRef, useState } from 'react';
import { useUploadFileMutation } from '../resources/fileApi';
import { watchUpload } from '../transport/uploadProgress';

/**
 * Uploads one file at a time and tells how far it is.
 * @returns `upload(file)` resolving to the reply (rejecting with a GatewayError), `share` from 0 to 1 while it runs,
 * and `cancel()`; leaving the screen cancels too.
 */
export function useUpload() {
  const [trigger, { isLoading }] = useUploadFileMutation();
  const [share, setShare] = useState<number>();
  const running = useRef<ReturnType<typeof trigger>>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const upload = useCallback(
    async (file: File) => {
      const stop = watchUpload(file, setShare);
      setShare(0);
      try {
        running.current = trigger({ body: { file } });
        return await running.current.unwrap();
      } finally {
        stop();
        running.current = undefined;
        setShare(undefined);
      }
    },
    [trigger],
  );
  return { upload, cancel, share, isUploading: isLoading };
}
