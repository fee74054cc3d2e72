import { useEffect } from 'react';
import { useGetBatchResultQuery } from '../../../api/resources/batchesApi';

export interface NamedBatch {
  batchId: string;
  /** null: there is no such batch for this reader */
  name: string | null;
}

interface BatchNameProps {
  batchId: string;
  /** Called once it is known. Must not change from draw to draw. */
  onName: (named: NamedBatch) => void;
}

/** Finds out what a batch is called, for its chip: the address holds its id alone. Draws nothing. */
export function BatchName({ batchId, onName }: BatchNameProps) {
  const { currentData, error } = useGetBatchResultQuery({ batchId });
  const name = currentData?.batch.name ?? (error ? null : undefined);
  useEffect(() => {
    if (name !== undefined) onName({ batchId, name });
  }, [batchId, name, onName]);
  return null;
}
