import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useUploadCandidateFileMutation } from '../../../api/resources/candidateApi';
import { brokenOff, useUploads } from '../../../api/files/useUploads';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { keepUploads, uploadsOf, type EntryPosition, type FormUpload } from '../unsavedForm';

/**
 * The files of the form under way. They outlive the step they were chosen on: a failed one stays at its entry until somebody
 * retries or removes it.
 * @param onUploaded the file has arrived and belongs to this entry
 */
export function useFormUploads(s: string, onUploaded: (place: EntryPosition, fileId: string) => void) {
  const [upload] = useUploadCandidateFileMutation();
  // Needed until the refetched view has them.
  const [names, setNames] = useState<Record<string, string>>({});
  // An upload under way when the screen was left, for a phone check for one, has broken off.
  const asFailed = (one: FormUpload): FormUpload =>
    one.share === undefined
      ? one
      : { ...one, share: undefined, failure: { error: brokenOff, language: i18next.language } };
  const { pending, add, retry, remove, replace } = useUploads<EntryPosition>(
    (file) => upload({ s, body: { file } }),
    ({ fileId, originalFilename }, place) => {
      setNames((known) => ({ ...known, [fileId]: originalFilename }));
      onUploaded(place, fileId);
    },
    uploadsOf(s).map(asFailed),
  );
  useUnsavedInput(pending.length > 0);
  useEffect(() => keepUploads(s, pending));

  /** Removes an entry with its files; the entries below it move up. */
  const dropEntry = ({ section, entry }: EntryPosition) =>
    replace((all) =>
      all.flatMap((one) => {
        const { place } = one;
        if (place.section !== section || place.entry < entry) return [one];
        return place.entry === entry ? [] : [{ ...one, place: { section, entry: place.entry - 1 } }];
      }),
    );
  const of = ({ section, entry }: EntryPosition) =>
    pending.filter(({ place }) => place.section === section && place.entry === entry);

  return { pending, add, retry, remove, dropEntry, of, names };
}

export type FormUploads = ReturnType<typeof useFormUploads>;
