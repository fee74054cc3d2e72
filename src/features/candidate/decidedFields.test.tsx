import { screen, waitFor } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import type { CandidateItem } from '../../api/resources/candidateApi';
import { expectNoAxeFaults } from '../../test/axe';
import { buildAgreedItems, buildCandidateView } from '../../test/candidateView';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';

/* What operators decided about single fields, in the form of an order that was placed then. */
const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  saveCandidateForm: { savedAt: '2026-11-20T08:00:00Z', version: 1, doubts: [] },
});
let count = 0;
beforeAll(() => loadPhrases('candidate', 'reportBody'));

function open(section: 'education' | 'employment', fieldRules: CandidateItem['fieldRules'], entry: object) {
  gateway.answer({
    getInvitation: buildCandidateView({
      consentGivenAt: '2026-11-20T08:00:00Z',
      items: buildAgreedItems(section).map((item) => ({ ...item, fieldRules })),
      sections: [section],
      entriesAsked: { [section]: 1 },
      form: { [section]: { entries: [entry] } },
    }),
  });
  const route = `/candidate?s=decided-fields-form-${(count += 1)}&step=${section}`;
  return render(<CandidatePage />, { route, userInfo: visitor, sessionKind: 'visitor' });
}
const goOn = () => screen.findByRole('button', { name: 'Continue' });

it('a required number is asked for as one, and said to be missing at its field', async () => {
  const school = {
    school: 'Zhejiang University',
    level: 'bachelor',
    graduated: '2018-06',
    result: 'graduation',
  };
  const { user } = open('education', { certificateNo: 'required' }, school);
  await user.click(await goOn());
  expect(await screen.findByText('Please fill in: Graduation certificate number')).toBeInTheDocument();
  const field = screen.getByLabelText('Graduation certificate number');
  expect(field).toBeRequired();
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText(/If the certificate has none, write “none”/)).toBeInTheDocument();
  await expectNoAxeFaults();
  // What the help says to write is not doubted, and a number typed in wide digits is the same number.
  await user.type(field, '无');
  await user.tab();
  expect(screen.queryByText(/usually has 17 or 18 digits/)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '１０２８４１２０１６０２００１２３４');
  await user.tab();
  expect(field).toHaveValue('102841201602001234');
  expect(screen.queryByText(/usually has 17 or 18 digits/)).not.toBeInTheDocument();
  await user.clear(field);
  // Who still studies has no certificate.
  await user.selectOptions(screen.getByLabelText('How it ended'), 'studying');
  expect(screen.getByLabelText(/^Graduation certificate number.*optional/)).not.toBeRequired();
  await user.click(await goOn());
  expect(await screen.findByText('Check and send')).toBeInTheDocument();
});

it('what is not asked for is not there', async () => {
  const job = { company: 'Lanting', title: 'Engineer', from: '2016-01' };
  open('employment', { witness: 'notAsked', witnessPhone: 'notAsked', leaveReason: 'required' }, job);
  // A reason for leaving is nobody's who is still there.
  expect(await screen.findByLabelText(/^Reason for leaving.*optional/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/Contact person there/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Phone of the contact person/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Please do not contact this employer/)).toBeInTheDocument();
});
