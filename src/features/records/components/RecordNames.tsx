import type { CheckRow } from '../../../api/resources/checksApi';
import { PeopleNamed } from '../../../domain/PeopleNamed';

/** The candidates of some records, as the list has them. */
export function RecordNames({ rows }: { rows: readonly CheckRow[] }) {
  return (
    <PeopleNamed
      people={rows.map(({ checkId, candidateName, candidateMobile, positionTitle }) => ({
        id: checkId,
        words: `${candidateName} · ${candidateMobile} · ${positionTitle}`,
      }))}
    />
  );
}
