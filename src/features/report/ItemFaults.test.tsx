import { screen, waitFor, within } from '@testing-library/react';
import { refuse, silence } from '../../test/answers';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

const { gateway, open } = editorSuite();

const at = '2026-11-20T08:00:00Z';
const tried = (...outcomes: string[]) =>
  buildDraft({
    items: [buildDraftItem({ attempts: outcomes.map((outcome) => ({ at, way: 'phone', outcome })) })],
  });
const attempt = (number: number) => within(screen.getByRole('group', { name: `Attempt ${number}` }));
const outcomeOf = (number: number) => attempt(number).getByRole('textbox', { name: 'Outcome' });

it('an attempt without an outcome is told at its row, and the row has the focus', async () => {
  const { user } = open(tried('Nobody answers'));
  await user.click(await screen.findByRole('button', { name: 'Log an attempt' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(outcomeOf(2)).toHaveAccessibleDescription(/Please say how it ended/);
  expect(outcomeOf(1)).toBeValid();
  await waitFor(() => expect(outcomeOf(2)).toHaveFocus());
  expect(gateway.sent('saveFinding')).toEqual([]);
});

it('what the gateway refuses of an attempt or an entry stands at it, until it is changed', async () => {
  const fields = [
    { path: 'attempts.1.outcome', msg: 'No such characters' },
    { path: 'entries.0.label', msg: 'Too long' },
  ];
  gateway.answer({ saveFinding: refuse('FIELDS_WRONG', { fields }) });
  const { user } = open(tried('Nobody answers', 'Rings'));
  await user.type(await screen.findByLabelText(/Note in the report/), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(outcomeOf(2)).toHaveAccessibleDescription('No such characters'));
  expect(outcomeOf(1)).toBeValid();
  expect(screen.getByLabelText('What it is about')).toHaveAccessibleDescription(/Too long/);
  await user.type(outcomeOf(2), '!');
  expect(outcomeOf(2)).toBeValid();
});

it('asking for information first saves what was typed', async () => {
  const saved = buildDraftItem({ rowVersion: 4, note: 'Called twice' });
  gateway.answer({ saveFinding: saved, requestInfo: { ...saved, status: 'awaitingInfo' } });
  const { user } = open(buildDraft());
  await user.type(await screen.findByLabelText(/Note in the report/), 'Called twice');
  await user.click(screen.getByRole('button', { name: 'Ask for information' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for information' }));
  expect(gateway.bodies('saveFinding')).toMatchObject([{ note: 'Called twice' }]);
  await user.type(dialog.getByLabelText('Question'), 'Which branch?');
  await user.click(dialog.getByRole('button', { name: 'Send question' }));
  await waitFor(() => expect(gateway.sent('requestInfo')).toHaveLength(1));
});

it('what cannot be saved is told before a question is asked, and stays', async () => {
  gateway.answer({ saveFinding: refuse('WORKED_BY_ANOTHER') });
  const { user } = open(buildDraft());
  await user.type(await screen.findByLabelText(/Note in the report/), 'Called twice');
  await user.click(screen.getByRole('button', { name: 'Ask for information' }));
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Called twice');
});

it('a file still under way when another item is opened starts again on the way back, with what was typed', async () => {
  const other = buildDraftItem({ checkItemId: '0190a1b2-0000-7000-8000-000000000009', name: 'Education' });
  gateway.answer({ uploadEvidence: silence });
  const { user } = open(buildDraft({ items: [buildDraftItem(), other] }));
  await user.click(await screen.findByRole('button', { name: 'Add evidence' }));
  await user.type(await screen.findByLabelText('Source'), 'The register');
  const file = new File(['%PDF-1.4'], 'answer.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await waitFor(() => expect(gateway.sent('uploadEvidence')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Education/ }));
  const rail = within(screen.getByRole('navigation', { name: 'Items' }));
  expect(rail.getByRole('button', { name: /Employment/ })).toHaveTextContent('Not saved yet');
  const arrived = {
    fileId: '0190a1b2-0000-7000-8000-0000000000f1',
    url: '/f',
    fileName: 'f1.pdf',
    originalFilename: 'answer.pdf',
    size: 8,
  };
  gateway.answer({ uploadEvidence: arrived });
  await user.click(rail.getByRole('button', { name: /Employment/ }));
  await waitFor(() => expect(gateway.sent('uploadEvidence')).toHaveLength(2));
  expect(screen.getByLabelText('Source')).toHaveValue('The register');
  await waitFor(() => expect(screen.getByText('answer.pdf')).toBeInTheDocument());
});

it('a certificate that stands there already is told at its entry', async () => {
  const exam = { name: 'Accountant', number: 'K2018' };
  const entry = { label: 'Accountant', claimed: exam, verified: {}, differs: [], doubts: [] };
  const item = buildDraftItem({
    itemCode: 'qualification',
    fields: [{ name: 'number', type: 'text' }],
    entries: [entry],
  });
  const { user } = open(buildDraft({ items: [item] }));
  await user.click(await screen.findByRole('button', { name: 'Add an entry' }));
  const second = within(screen.getByRole('region', { name: 'Entry 2' }));
  await user.type(second.getByLabelText('Number, Verified'), 'k 2018');
  expect(second.getByLabelText('What it is about')).toHaveAccessibleDescription(/same as entry 1/);
});
