import { useSearchParams } from 'react-router-dom';
import { sharedReportApi } from '../../api/resources/sharedReportApi';
import type { Screen } from '../../lib/loadWithRetry';
import { MemberReport } from './MemberReport';
import { SharedReport } from './SharedReport';

/** `/sr`, `/report`, `/reportMobile`: with `s` a shared report, with `id` one of the reader's own account. */
export function MobileReportPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <MemberReport checkId={id} />;
  return <SharedReport s={search.get('s') ?? ''} />;
}

const readAhead: Screen['readAhead'] = (dispatch, search) => {
  const asked = { body: { s: search.get('s') ?? '' } };
  return dispatch(sharedReportApi.endpoints.getSharedReport.initiate(asked, { subscribe: false }));
};
MobileReportPage.readAhead = readAhead;
