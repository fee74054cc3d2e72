import { screen, waitFor } from '@testing-library/react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import { loadPhrases } from '../../i18n/i18n';
import { VISITOR_TYPE } from '../../lib/constants';
import { writeItem } from '../../lib/storage';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { CandidatePage } from './CandidatePage';
import { buildCandidateView } from '../../test/candidateView';
import { stubCanvas } from '../../test/canvas';

const visitor = buildUserInfo({ sToken: 'visitor-token', userType: 'visitor', mainId: null, menus: [] });
const gateway = fakeGateway({
  querySphereConfig: { customerPhone: '400 800' },
  getInvitation: buildCandidateView(),
});

beforeAll(() => loadPhrases('candidate', 'reportBody'));
// The name is typed into it as the signature.
beforeEach(() => void stubCanvas());

const given = () => gateway.bodies('giveConsent');

const [identity, court] = buildCandidateView().items;

async function fillIn(name: string) {
  const { user } = render(<CandidatePage />, {
    route: '/candidate?s=sign-step-s-of-the-candidate&step=sign',
    userInfo: visitor,
    sessionKind: 'visitor',
  });
  await user.type(await screen.findByRole('textbox', { name: 'Your full name' }), name);
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }));
  await user.type(screen.getByLabelText('Your full name as signature'), name);
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }));
  return user;
}

async function signAs(name: string) {
  const user = await fillIn(name);
  // Nothing is agreed to: the end of the check is asked about first.
  await user.click(await screen.findByRole('button', { name: 'Sign and end the check' }));
  return user;
}

it.each([
  [{}, /^You have not agreed to anything/, /No item is ticked/],
  [{ [court!.checkItemId]: true }, 'End the check?', /refuse the identity check/],
  [{ [identity!.checkItemId]: true }, undefined, undefined],
])('agreed to %j: %s is asked before it is signed', async (decisions, title, body) => {
  gateway.answer({ giveConsent: refuse('NOT_SIGNED') });
  writeItem('probity-consent-sign-step-s-of-the-candidate', decisions, VISITOR_TYPE);
  await fillIn('Chen Yutong');
  if (title === undefined) {
    await waitFor(() => expect(given()).toHaveLength(1));
    return;
  }
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  expect(screen.getByText(body)).toBeInTheDocument();
  expect(given()).toEqual([]);
  await expectNoAxeFaults();
});

it('another name than the order’s is asked about beside both, and goes with the second try', async () => {
  gateway.answer({ giveConsent: refuse('OTHER_NAME_SIGNED') });
  const user = await signAs('Chen Yu');
  const question = await screen.findByText(/You are signing as Chen Yu, but the order says Chen Yutong/);
  expect(question).toBeInTheDocument();
  expect(screen.queryByText(codes[CODE.OTHER_NAME_SIGNED].en)).not.toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: 'This is my name: sign' }));
  await user.click(await screen.findByRole('button', { name: 'Sign and end the check' }));
  await waitFor(() => expect(given()).toHaveLength(2));
  expect(given().map(({ nameConfirmed }) => nameConfirmed)).toEqual([undefined, true]);
});

it('a name typed anew is another question: nothing is confirmed by it', async () => {
  gateway.answer({ giveConsent: refuse('OTHER_NAME_SIGNED') });
  const user = await signAs('Chen Yu');
  await screen.findByText(/You are signing as Chen Yu/);
  await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'ton');
  expect(screen.queryByText(/You are signing as/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }));
  await user.click(await screen.findByRole('button', { name: 'Sign and end the check' }));
  await waitFor(() => expect(given()).toHaveLength(2));
  expect(given()[1]).toMatchObject({ signedName: 'Chen Yuton' });
  expect(given()[1]).not.toHaveProperty('nameConfirmed');
});

it('what is no name is refused at the field, and a real one is taken', async () => {
  gateway.answer({ giveConsent: refuse('NOT_SIGNED') });
  const user = await fillIn('=cmd()');
  const name = screen.getByRole('textbox', { name: 'Your full name' });
  expect(name).toHaveAccessibleDescription(/does not look like a person’s name/);
  expect(given()).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Chen Yutong');
  expect(name).not.toHaveAccessibleDescription();
});

it('any other refusal is said, too', async () => {
  gateway.answer({ giveConsent: refuse('NOT_SIGNED') });
  await signAs('Chen Yutong');
  expect(await screen.findByText(codes[CODE.NOT_SIGNED].en)).toBeInTheDocument();
});

it('a text that changed meanwhile is shown with its warning: the name stays, the signature is drawn under the new one', async () => {
  const old = buildCandidateView();
  const text = { ...old.consentText, version: '2', hash: 'b'.repeat(64), paragraphs: ['Other words.'] };
  gateway.answer({ giveConsent: refuse('CONSENT_TEXT_CHANGED') });
  writeItem('probity-consent-sign-step-s-of-the-candidate', { [identity!.checkItemId]: true }, VISITOR_TYPE);
  const user = await fillIn('Chen Yutong');
  const pad = document.querySelector('canvas');
  gateway.answer({ getInvitation: { ...old, consentText: text } });
  expect(await screen.findByText('Other words.')).toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: 'Your full name' });
  expect(name).toHaveValue('Chen Yutong');
  // No stroke from under the old one is left to be added to.
  expect(document.querySelector('canvas')).not.toBe(pad);
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }));
  expect(given()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Type my name instead' }));
  await user.type(screen.getByLabelText('Your full name as signature'), 'Chen Yutong');
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }));
  await waitFor(() => expect(given()).toHaveLength(2));
  expect(given()[1]).toMatchObject({ textVersion: '2', textHash: text.hash, signatureWay: 'typed' });
});
