import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../test/answers';
import { buildWorkItem } from '../../test/workItem';
import { buildDraft, buildDraftItem } from '../../test/reportDraft';
import { editorSuite } from '../../test/reportEditor';

const { gateway, open } = editorSuite();

it('who took it over while text was typed is told with the next call, with time; the text stays and it can be taken back', async () => {
  const work = {
    workItemId: '0190a1b2-0000-7000-8000-000000000400',
    assigneeName: 'Gu Yan',
    since: '2026-03-02T08:00:00Z',
    mine: false,
    handed: null,
  };
  gateway.answer({
    saveFinding: refuse('WORKED_BY_ANOTHER'),
    claimWorkItem: buildWorkItem({ status: 'claimed', mine: true }),
  });
  const { user } = open(buildDraft());
  await user.type(await screen.findByLabelText(/Note in the report/), 'Called twice');
  gateway.answer({ getReportDraft: buildDraft({ items: [buildDraftItem({ work })] }) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Gu Yan works on this since 2026-03-02/)).toBeInTheDocument();
  expect(await screen.findByText(/^Gu Yan has it now\. What you typed is not saved/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toHaveValue('Called twice');

  const drop = screen.getByRole('button', { name: 'Discard unsaved changes' });
  await user.click(within(drop.parentElement!).getByRole('button', { name: 'Take over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this over from Gu Yan?' }));
  const mine = buildDraftItem({ work: { ...work, mine: true, assigneeName: 'Chen Xi' }, rowVersion: 3 });
  gateway.answer({
    getReportDraft: buildDraft({ items: [mine] }),
    saveFinding: { ...mine, note: 'Called twice' },
  });
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(gateway.bodies('saveFinding').at(-1)).toMatchObject({ note: 'Called twice' }));
});

it('what a colleague works says so and is read only; taking it over asks first', async () => {
  const work = {
    workItemId: '0190a1b2-0000-7000-8000-000000000400',
    assigneeName: 'Chen Xi',
    since: null,
    mine: false,
    handed: null,
  };
  gateway.answer({ claimWorkItem: buildWorkItem({ status: 'claimed', mine: true }) });
  const { user } = open(buildDraft({ items: [buildDraftItem({ work })] }));
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument();
  expect(screen.getByText('Chen Xi works on this. You can read it.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Complete the item' })).not.toBeInTheDocument();
  expect(screen.queryByText('Everything agrees with what was claimed?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this over from Chen Xi?' }));
  expect(gateway.sent('claimWorkItem')).toEqual([]);
  gateway.answer({
    getReportDraft: buildDraft({ items: [buildDraftItem({ work: { ...work, mine: true } })] }),
  });
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('You work on this.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Note in the report/)).toBeEnabled();
});

it('the words of whoever handed it over stand with whose hand it is in', async () => {
  const work = {
    workItemId: '0190a1b2-0000-7000-8000-000000000400',
    assigneeName: 'Gu Yan',
    since: null,
    mine: true,
    handed: { by: 'Chen Xi', note: 'HR calls back on Monday' },
  };
  const { unmount } = open(buildDraft({ items: [buildDraftItem({ work })] }));
  expect(await screen.findByText('Chen Xi left a note: “HR calls back on Monday”')).toBeInTheDocument();
  unmount();
  const others = { ...work, mine: false, handed: { by: 'Chen Xi', note: null } };
  open(buildDraft({ items: [buildDraftItem({ work: others })] }));
  expect(await screen.findByText('Handed over by Chen Xi.')).toBeInTheDocument();
});
