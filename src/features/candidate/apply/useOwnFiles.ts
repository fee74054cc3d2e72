import { CODE } from '@probity/contract/codeNames';
import { useState } from 'react';
import { useUploads } from '../../../api/files/useUploads';
import {
  useDeleteOwnFileMutation,
  useUploadOwnFileMutation,
  type OwnFile,
} from '../../../api/resources/ownApplicationApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useUnsavedInput } from '../../../lib/unsavedInput';

/** The question a file answers; null: one of the documents. */
export type FilePlace = string | null;

/** Of each chosen file, where it belongs. */
const places = new WeakMap<File, FilePlace>();

/**
 * The files of an application: each is on the gateway as soon as it is chosen, and goes as soon as it is taken back.
 * @param opened those that were there when the form opened
 */
export function useOwnFiles(s: string, opened: readonly OwnFile[]) {
  const [there, setThere] = useState(opened);
  const [upload] = useUploadOwnFileMutation();
  const [drop] = useDeleteOwnFileMutation();
  const uploads = useUploads<FilePlace>(
    (file) => {
      const questionId = places.get(file) ?? undefined;
      return upload({ s, questionId, body: { file } });
    },
    ({ fileId, originalFilename, size }, questionId) =>
      setThere((known) => [
        ...known,
        { fileId, fileName: originalFilename, size, questionId, isSent: false },
      ]),
  );
  const isUploading = uploads.pending.length > 0;
  useUnsavedInput(isUploading);
  const add = (files: readonly File[], place: FilePlace) => {
    files.forEach((file) => places.set(file, place));
    uploads.add(files, place);
  };
  /** What is gone already, by another tab or a reply that was lost, is gone. */
  const forget = (fileId: string) => setThere((known) => known.filter((one) => one.fileId !== fileId));
  const { send: takeBack } = useSubmit((fileId: string) => drop({ ownFileKey: { s, fileId } }), {
    onDone: (_done, fileId) => forget(fileId),
    onRefused: ({ code }, fileId) => code === CODE.NOT_FOUND && forget(fileId),
  });
  return {
    there,
    pending: uploads.pending,
    isUploading,
    add,
    takeBack,
    retry: uploads.retry,
    stop: uploads.remove,
  };
}

export type OwnFiles = ReturnType<typeof useOwnFiles>;
