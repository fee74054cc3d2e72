import { Breath } from './breath';
import { kindOfBytes } from './kindOfBytes';
import { readLimits, type Fit, type ReadLimits, type ReadSheet } from './readSheetTypes';
import { readText } from './textReading';
import { UnreadableSheet } from './unreadable';
import { readXlsx } from './xlsxReading';

/**
 * Reads the list in a file as a person sees it: XLSX, or text of any encoding and delimiter that spreadsheets write. What the file is,
 * its bytes say, and its name decides only what they leave open. All happens in memory, in short turns.
 * @param limits those of `readLimits` that are to be others; `signal` ends the reading with its reason; by `fit` one of several sheets is
 *   taken, without it the first
 * @throws UnreadableSheet with the reason why it is no list
 */
export async function readSheet(
  bytes: Buffer,
  fileName: string,
  { signal, fit, ...limits }: Partial<ReadLimits> & { signal?: AbortSignal; fit?: Fit } = {},
): Promise<ReadSheet> {
  signal?.throwIfAborted();
  const all = { ...readLimits, ...limits };
  if (bytes.length > all.bytes) throw new UnreadableSheet('tooLarge', { most: all.bytes });
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  const breath = new Breath(signal);
  return (await kindOfBytes(bytes)) === 'zip'
    ? readXlsx(bytes, all, breath, fit)
    : readText(bytes, fileName, all, breath);
}
