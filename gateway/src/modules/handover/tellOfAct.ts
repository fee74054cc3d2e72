import type { Work } from '../../kernel/work';
import { publish } from '../events/publish';
import type { AssignmentRow } from './assignmentRepository';

interface Told {
  mainId: string;
  act: AssignmentRow;
  kind: 'records.given' | 'records.takenBack';
  records: number;
}

/** Tells whoever records were given to, or taken back from, how many and by whom: once an act, whatever their number. */
export async function tellOfAct(work: Work, { mainId, act, kind, records }: Told): Promise<void> {
  const { givenBy, givenTo } = act;
  // Who put themselves in charge knows it.
  if (records === 0 || givenBy === givenTo) return;
  await publish(work, {
    ...{ mainId, kind, entity: 'user', entityId: givenTo },
    detail: { person: givenTo, giver: givenBy, rows: records },
  });
}
