import { screen, waitFor, within } from '@testing-library/react';
import type { CheckDetail } from '../../api/resources/checksApi';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { file, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { RecordDetailPage } from './RecordDetailPage';
import { buildDetail } from '../../test/checkDetail';

const row = buildDetail();
const gateway = fakeGateway();

beforeAll(() => loadPhrases('records', 'recordDetail', 'personal'));

const show = (overrides?: Partial<CheckDetail>) => gateway.answer({ getCheck: buildDetail(overrides) });
const open = (styles = false) =>
  render(
    <main>
      <RecordDetailPage />
    </main>,
    { route: `/backRecord/detail?id=${row.checkId}`, userInfo: buildUserInfo(), styles },
  ); // prettier-ignore

it('a number is shown only for a purpose, and only that number', async () => {
  show();
  gateway.answer({ revealPersonal: { value: '11010519491231002X' } });
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: /^Reveal: / }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'abc');
  await user.click(dialog.getByRole('button', { name: 'Reveal' }));
  expect(await dialog.findByText('Please write at least 4 characters')).toBeInTheDocument();
  expect(gateway.bodies('revealPersonal')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), ' for the contract');
  await user.click(dialog.getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByText('11010519491231002X')).toBeInTheDocument();
  expect(gateway.bodies('revealPersonal')).toEqual([
    { checkId: row.checkId, field: 'idNumber', purpose: 'abc for the contract' },
  ]);
  expect(screen.getByText('138****0005')).toBeInTheDocument();
});

const about = { size: 9, sha256: 'a'.repeat(64), uploadedAt: '2026-03-02T08:00:00Z' };
const form = {
  ...about,
  fileId: '0190a1b2-0000-7000-8000-000000000072',
  fileName: 'form.pdf',
  kind: 'signedForm',
  about: null,
};

it('a document of the candidate, and the form they signed, are opened only for a purpose', async () => {
  const scan = {
    ...about,
    fileId: '0190a1b2-0000-7000-8000-000000000071',
    fileName: 'id.pdf',
    kind: 'candidate',
    about: { section: 'education', label: 'Tsinghua' } as const,
  };
  show({ files: [scan, form] });
  gateway.answer({ openCandidateFile: refuse('REVEAL_LIMIT', null, { limit: 60 }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'id.pdf' }));
  expect(screen.getByText(/Education: Tsinghua · /)).toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Open this document?' }));
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  expect(await dialog.findByText('Please write at least 4 characters')).toBeInTheDocument();
  expect(gateway.bodies('openCandidateFile')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Compare the photo');
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Revealing is limited to 60 per hour')).toBeInTheDocument();
  expect(gateway.bodies('openCandidateFile')).toEqual([
    { fileId: scan.fileId, purpose: 'Compare the photo' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'form.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'Open this document?' })).toBeInTheDocument();
  expect(gateway.bodies('openCandidateFile')).toHaveLength(1);
});

it('a document of the candidate’s that was opened joins the timeline: the record is read anew', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:one';
  URL.revokeObjectURL = () => undefined;
  show({ files: [form] });
  gateway.answer({ openCandidateFile: file('application/pdf', 'x') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'form.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open this document?' }));
  const before = gateway.sent('getCheck').length;
  await user.type(dialog.getByRole('textbox'), 'Compare the photo');
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(gateway.sent('getCheck')).toHaveLength(before + 1));
  expect(saved).toHaveBeenCalledTimes(1);
});

it('the signature stands at the consent: who may reveal sees it for a purpose, others that there is one', async () => {
  const consent = { ...buildDetail().consent, signatureWay: 'drawn' as const };
  show({ consent });
  gateway.answer({ revealPersonal: { value: 'iVBORw0KGgo=' } });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Reveal: Signature' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show the signature?' }));
  await user.type(dialog.getByRole('textbox'), 'Asked by the court');
  await user.click(dialog.getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByRole('img', { name: 'The signature' })).toHaveAttribute(
    'src',
    'data:image/png;base64,iVBORw0KGgo=',
  );
  expect(gateway.bodies('revealPersonal')).toEqual([
    { checkId: row.checkId, field: 'signature', purpose: 'Asked by the court' },
  ]);
  unmount();
  show({ consent, allowed: [] });
  open();
  expect(await screen.findByText('Drawn and kept')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reveal/ })).not.toBeInTheDocument();
});

it.each([
  ['typed', 'Name typed and kept'],
  ['unknown', 'Kept; whether drawn or typed was not recorded'],
] as const)('a signature that was %s is not called drawn', async (signatureWay, said) => {
  show({ consent: { ...buildDetail().consent, signatureWay } });
  open();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByText('Drawn and kept')).not.toBeInTheDocument();
});

it('a long file name in an answer widens nothing: what stands beside it is read whole', async () => {
  const [item] = row.items;
  const { about: _about, ...sent } = { ...form, kind: 'answer', fileName: `${'long'.repeat(30)}.pdf` };
  const answer = {
    answerId: '0190a1b2-0000-7000-8000-000000000074',
    question: 'Please send a proof',
    askedAt: about.uploadedAt,
    askedBy: null,
    text: 'Attached',
    at: about.uploadedAt,
    actorKind: 'candidate',
    actor: null,
  } as const;
  show({ items: [{ ...item!, question: null, asked: null, answers: [{ ...answer, files: [sent] }] }] });
  open(true);
  let part: HTMLElement | null = await screen.findByText(sent.fileName);
  const grids: string[] = [];
  for (; part && part.tagName !== 'TD'; part = part.parentElement) {
    const { display, gridTemplateColumns } = getComputedStyle(part);
    if (display === 'grid') grids.push(gridTemplateColumns);
  }
  // An automatic column is never narrower than its longest word.
  expect(grids.length).toBeGreaterThan(2);
  expect(new Set(grids)).toEqual(new Set(['minmax(0, 1fr)']));
});

it('the consent names the version and the hash of the text that was signed', async () => {
  show({});
  open();
  expect(await screen.findByText('Version of the text')).toBeInTheDocument();
  expect(screen.getByText('a'.repeat(64))).toBeInTheDocument();
});

it('who consented and has not sent the form is said to fill it in; before and after nothing of it', async () => {
  const consent = { ...buildDetail().consent, state: 'given' as const, given: 4, total: 4 };
  show({ status: 'awaitingConsent', consent });
  const { unmount } = open();
  expect(await screen.findByText('Consented, filling in the form')).toBeInTheDocument();
  unmount();
  for (const other of [
    { status: 'awaitingConsent', consent: { ...consent, state: 'none' } },
    { status: 'inProgress', consent },
  ] as const) {
    show(other);
    const { unmount: close } = open();
    await screen.findByRole('heading', { name: 'Consent' });
    expect(screen.queryByText('Consented, filling in the form')).not.toBeInTheDocument();
    close();
  }
});
