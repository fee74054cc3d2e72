import { useState } from 'react';
import { useListAssignmentsQuery } from '../../../api/resources/assignmentsApi';
import type { BulkResult } from '../../../api/resources/bulkApi';
import { lazyPart } from '../../../components/lazyPart';
import { isHidden } from '../../../domain/task/hiddenTasks';
import { loadPhrases } from '../../../i18n/i18n';

const AssignmentLines = lazyPart(async () => {
  const [module] = await Promise.all([import('./AssignmentLines'), loadPhrases('bulk')]);
  return module.AssignmentLines;
});

/** What one assigned lately and can take back, found again after a reload and in every tab. */
export function OwnAssignments() {
  const [, setHidden] = useState(0);
  const [outcome, setOutcome] = useState<BulkResult['rows']>(null);
  const { data = [] } = useListAssignmentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const shown = data.filter(({ assignmentId }) => !isHidden(assignmentId));
  // Once it is taken back it is none that can be: what became of each record is still to be read.
  if (shown.length === 0 && !outcome) return null;
  return (
    <AssignmentLines
      assignments={shown}
      outcome={outcome}
      onOutcome={setOutcome}
      onHidden={() => setHidden((times) => times + 1)}
    />
  );
}
