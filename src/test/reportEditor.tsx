import type { ReportDraft } from '../api/reportsApi';
import { loadPhrases } from '../i18n/i18n';
import { buildUserInfo } from './factories';
import { envelope, startFakeGateway, type FakeGateway } from './fakeGateway';
import { render } from './render';
import { ReportEditPage } from '../features/report/ReportEditPage';
import { buildDraftItem } from '../features/report/testDraft';

export const DRAFT = '/gateway/bd/report/draft/get';
const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'] });

/** For tests: a suite in which an analyst has the editor open; call it at the top of the file. */
export function editorSuite() {
  let gateway: FakeGateway | undefined;
  beforeAll(() => loadPhrases('report', 'reportBody', 'personal'));
  beforeEach(async () => {
    gateway = await startFakeGateway();
  });
  afterEach(() => gateway?.stop());
  return {
    /** Answers of this test, and what was asked. */
    get gateway() {
      return gateway!;
    },
    /** The editor of a draft, at one of its items or at `review`. */
    open: (draft: ReportDraft, selected = buildDraftItem().checkItemId) => {
      gateway!.on(DRAFT, envelope(0, '', draft));
      const route = `/reportDetail/edit?id=${draft.checkId}&item=${selected}`;
      return render(<ReportEditPage />, { route, userInfo: analyst });
    },
  };
}
