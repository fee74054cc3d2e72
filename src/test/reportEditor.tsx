import type { ReportDraft } from '../api/resources/reportsApi';
import { loadPhrases } from '../i18n/i18n';
import { buildUserInfo } from './factories';
import { fakeGateway } from './fakeGateway';
import { render } from './render';
import { ReportEditPage } from '../features/report/ReportEditPage';
import { buildDraftItem } from './reportDraft';

const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'] });

/** For tests: a suite with the editor open for an analyst; call it at the top of the file. */
export function editorSuite() {
  const gateway = fakeGateway();
  beforeAll(() => loadPhrases('report', 'reportBody', 'personal'));
  return {
    gateway,
    /** The editor of a draft, at one of its items or at `review`. */
    open: (draft: ReportDraft, selected = buildDraftItem().checkItemId) => {
      gateway.answer({ getReportDraft: draft });
      const route = `/reportDetail/edit?id=${draft.checkId}&item=${selected}`;
      return render(<ReportEditPage />, { route, userInfo: analyst });
    },
  };
}
