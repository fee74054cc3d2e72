import { useSearchParams } from 'react-router-dom';
import { MemberReport } from './MemberReport';
import { SharedReport } from './SharedReport';

/** `/sr`, `/report`, `/reportMobile`: with `s` what was shared with a reader, with `id` one's own account's report. */
export function MobileReportPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <MemberReport checkId={id} />;
  return <SharedReport s={search.get('s') ?? ''} />;
}
