import { act, screen, waitFor, within } from '@testing-library/react';
import type { DraftItem } from '../../api/resources/reportsApi';
import { expectNoAxeFaults } from '../../test/axe';
import { cut, refuse } from '../../test/answers';
import { countClicks } from '../../test/countClicks';
import { buildEvidence } from '../../test/factories';
import { buildAnswer, buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

const item = buildDraftItem();
const { gateway, open } = editorSuite();

const saves = () => gateway.bodies('saveFinding');

it('claimed stands beside verified, a difference is said in words, and axe finds nothing', async () => {
  const { user } = open(buildDraft());
  expect(await screen.findByText('Senior engineer')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title, Verified'), 'Engineer II');
  expect(screen.getByText('differs from what was claimed')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('a consent signed by another name is marked beside the order’s', async () => {
  open(buildDraft({ candidateName: 'Zhao Min', consentSignedAs: 'Zhao Minzhi' }));
  expect(await screen.findByText(/signed as Zhao Minzhi, the order names Zhao Min\./)).toBeInTheDocument();
});

it('beside the item stands what the candidate stated for it, whom not to contact, and why the enterprise asks', async () => {
  const stated: DraftItem['stated'] = [
    {
      section: 'employment',
      entry: 1,
      label: 'Lanting Software',
      fields: { company: 'Lanting Software', witnessPhone: '139****7011', doNotContact: true },
      masked: ['witnessPhone'],
      ownPhone: ['witnessPhone'],
      files: [],
    },
  ];
  gateway.answer({ revealPersonal: { value: '13972107011' } });
  const draft = buildDraft({ items: [buildDraftItem({ reason: 'Leads a team', stated })] });
  const { user } = open(draft);
  expect(await screen.findByText('Leads a team')).toBeInTheDocument();
  expect(screen.getByText(/Not to be contacted/)).toBeInTheDocument();
  expect(screen.getByText('This is the candidate’s own number')).toBeInTheDocument();
  expect(screen.getByText('110***********002X')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the record' })).toHaveAttribute('href', `#/backRecord/detail?id=${draft.checkId}`); // prettier-ignore
  await user.click(screen.getByRole('button', { name: 'Reveal: Contact’s phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox')).toHaveValue('To verify: Employment');
  await user.click(dialog.getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByText('13972107011')).toBeInTheDocument();
  expect(gateway.bodies('revealPersonal')[0]).toMatchObject({
    field: 'contact',
    contact: { section: 'employment', entry: 1 },
    purpose: 'To verify: Employment',
  });
});

it('an item that the candidate gave nothing for says why', async () => {
  open(buildDraft({ items: [buildDraftItem({ entries: [], notGiven: 'It was my first job' })] }));
  const heading = await screen.findByRole('heading', { name: /gave nothing for this item/ });
  expect(heading.parentElement).toHaveTextContent('It was my first job');
});

it('what was asked before stands at the item with its answer and who wrote both', async () => {
  open(buildDraft({ items: [buildDraftItem({ answers: [buildAnswer()] })] }));
  expect(await screen.findByText('The one in Suzhou')).toBeInTheDocument();
  expect(screen.getByText(/Asked, Chen Xi/)).toBeInTheDocument();
  expect(screen.getByText(/Answered, Wang Lin/)).toBeInTheDocument();
});

it('a failed save keeps every word', async () => {
  gateway.answer({ saveFinding: cut });
  const { user } = open(buildDraft());
  await user.type(await screen.findByLabelText(/Note in the report/), 'Called twice');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Called twice');
});

describe('somebody else saved meanwhile (2201)', () => {
  const conflict = refuse('SAVED_BY_ANOTHER');

  it('names what differs, keeps what was typed, and saves it over the other when told to', async () => {
    gateway.answer({ saveFinding: conflict });
    const { user } = open(buildDraft());
    await user.type(await screen.findByLabelText(/Note in the report/), 'Mine');
    const theirs = buildDraftItem({ rowVersion: 4, note: 'Theirs' });
    gateway.answer({ getReportDraft: buildDraft({ items: [theirs] }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Fields that differ now: note/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Mine');

    gateway.answer({ saveFinding: buildDraftItem({ rowVersion: 5, note: 'Mine' }) });
    await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ rowVersion: 4, note: 'Mine' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  });

  it('takes theirs when told to', async () => {
    gateway.answer({ saveFinding: conflict });
    const { user } = open(buildDraft());
    await user.type(await screen.findByLabelText(/Note in the report/), 'Mine');
    gateway.answer({
      getReportDraft: buildDraft({ items: [buildDraftItem({ rowVersion: 4, note: 'Theirs' })] }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs, discard mine' }));
    expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Theirs');
  });
});

it('a summary typed for one report does not stand in the next', async () => {
  const { user } = open(buildDraft(), 'review');
  await user.type(await screen.findByRole('textbox', { name: 'Summary' }), 'Of the first');
  const other = buildDraft({
    checkId: '0190a1b2-0000-7000-8000-000000000051',
    candidateName: 'Somebody Else',
  });
  gateway.answer({ getReportDraft: other });
  act(() => void (window.location.hash = `#/reportDetail/edit?id=${other.checkId}&item=review`));
  await screen.findByRole('heading', { name: /Somebody Else/ });
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('');
});

it('typed text survives a look at another item', async () => {
  const other = buildDraftItem({ checkItemId: '0190a1b2-0000-7000-8000-000000000009', name: 'Education' });
  const { user } = open(buildDraft({ items: [item, other] }));
  await user.type(await screen.findByLabelText(/Note in the report/), 'Kept');
  await user.click(screen.getByRole('button', { name: /Education/ }));
  await waitFor(() => expect(screen.getByLabelText(/Note in the report/)).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: /Employment/ }));
  await waitFor(() => expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Kept'));
});

describe('completing', () => {
  it('says at each field what is missing, and asks the gateway for nothing', async () => {
    const { user } = open(buildDraft());
    await user.click(await screen.findByRole('button', { name: 'Complete the item' }));
    expect(screen.getByRole('combobox', { name: 'Result' })).toHaveAccessibleDescription(
      'Please choose the result',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'discrepant');
    expect(screen.getByText(/at least one entry has to differ/)).toBeInTheDocument();
    expect(screen.getByText('Please add where the finding comes from')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'High risk' }));
    expect(screen.getByLabelText(/Why there is no file/)).toHaveAccessibleDescription(
      /needs a file as evidence/,
    );
    await expectNoAxeFaults();
    expect(gateway.sent('completeItem')).toEqual([]);
    expect(gateway.sent('saveFinding')).toEqual([]);
  });

  it('a reason for having no file is told to contradict a file that is attached since', async () => {
    const file = {
      fileId: '0190a1b2-0000-7000-8000-0000000000f1',
      fileName: 'answer.pdf',
      size: 1000,
      sha256: 'a'.repeat(64),
      uploadedAt: '2026-03-02T08:00:00Z',
      kind: 'evidence',
    };
    const evidence = [buildEvidence({ file })];
    open(buildDraft({ items: [{ ...item, noFileReason: 'No download', evidence }] }));
    expect(await screen.findByLabelText(/Why there is no file/)).toHaveAccessibleDescription(
      /A file is attached now, which contradicts this/,
    );
  });

  it('a result brings its lamp, and offers no other than go with it', async () => {
    const { user } = open(buildDraft());
    const lamp = (name: string) => screen.getByRole('radio', { name });
    await screen.findByText('Senior engineer');
    expect(lamp('Consistent')).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'unverifiable');
    expect(lamp('Could not be verified')).toBeChecked();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'discrepant');
    expect(lamp('Consistent')).toBeDisabled();
    expect(lamp('High risk')).toBeEnabled();
  });
});

it('a number that is merely well formed says so, has no lamp, and leads to recording what it was compared with', async () => {
  const identity = buildDraftItem({
    itemCode: 'identity',
    name: 'Identity',
    worked: 'computed',
    status: 'done',
    result: 'wellFormed',
    entries: [],
    computed: [{ key: 'region', value: 'Chaoyang' }],
  });
  gateway.answer({ reopenItem: { ...identity, status: 'running' } });
  const { user } = open(buildDraft({ items: [identity] }));
  expect(await screen.findByText(/well formed; region and birth date agree/)).toBeInTheDocument();
  expect(screen.getAllByText('Well formed').length).toBeGreaterThan(0);
  const running = buildDraft({ items: [{ ...identity, status: 'running' }] });
  gateway.answer({ getReportDraft: running });
  await user.click(screen.getByRole('button', { name: 'Record what it was compared with' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Result' })).toBeEnabled());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Result' }), 'consistent');
  expect(screen.getByRole('radio', { name: 'Consistent' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Complete the item' }));
  expect(screen.getByText('Please add where the finding comes from')).toBeInTheDocument();
});

it('an item in which everything agrees is done in three clicks here (the fourth took the check), and the next one opens', async () => {
  const other = buildDraftItem({ checkItemId: '0190a1b2-0000-7000-8000-000000000009', name: 'Education' });
  gateway.answer({
    addEvidence: buildEvidence(),
    saveFinding: buildDraftItem({ rowVersion: 4, result: 'consistent', lamp: 'green' }),
    completeItem: buildDraftItem({ status: 'done', result: 'consistent', lamp: 'green' }),
  });
  const { user } = open(buildDraft({ items: [item, other] }));
  const who = await screen.findByLabelText('Who or what confirms it');
  const clicks = countClicks();
  await user.type(who, 'Personnel office');
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  await user.click(screen.getByRole('button', { name: 'Everything agrees: done, next item' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Education' });
  await waitFor(() => expect(within(heading).getByText('Education')).toHaveFocus());
  expect(clicks()).toBe(3);
  expect(gateway.bodies('addEvidence')[0]).toMatchObject({ source: 'Personnel office', method: 'phone' });
  expect(gateway.bodies('saveFinding')[0]).toMatchObject({
    result: 'consistent',
    lamp: 'green',
    entries: [{ verified: { title: 'Senior engineer', to: '2024-12' } }],
  });
  expect(gateway.bodies('completeItem')[0]).toEqual({ checkItemId: item.checkItemId, rowVersion: 4 });
});

it('nothing is agreed to without who says so and how', async () => {
  const { user } = open(buildDraft());
  await user.click(await screen.findByRole('button', { name: 'Everything agrees: done' }));
  expect(await screen.findByText('Please say how you know')).toBeInTheDocument();
  expect(gateway.calls.every((call) => call.operationId === 'getReportDraft')).toBe(true);
});

it('a source that is refused is told at its field; nothing is saved or completed', async () => {
  const fields = [{ path: 'source', msg: 'Please name a source' }];
  gateway.answer({ addEvidence: refuse('FIELDS_WRONG', { fields }) });
  const { user } = open(buildDraft());
  const who = await screen.findByLabelText('Who or what confirms it');
  await user.type(who, 'x');
  await user.click(screen.getByRole('radio', { name: 'Phone' }));
  await user.click(screen.getByRole('button', { name: 'Everything agrees: done' }));
  expect(await screen.findByText('Please name a source')).toBeInTheDocument();
  expect(who).toHaveFocus();
  expect(who).toHaveValue('x');
  expect(saves()).toEqual([]);
});
