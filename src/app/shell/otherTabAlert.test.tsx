import { act, screen, waitFor } from '@testing-library/react';
import { FieldLine } from '../../components/form/FieldLine';
import { useAppForm } from '../../components/form/useAppForm';
import { loadPhrases } from '../../i18n/i18n';
import { forgetTyping, typingBelongsTo } from '../../lib/typingOwner';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { storeSession } from '../../session/storedSession';
import { buildUserInfo } from '../../test/factories';
import { render } from '../../test/render';
import { LeaveQuestion } from '../routing/LeaveQuestion';
import { OtherTabAlert } from './OtherTabAlert';

const first = buildUserInfo({ mainId: '01900000-0000-7000-8000-000000000001', mainName: 'First Ltd' });
const second = { ...first, mainId: '01900000-0000-7000-8000-000000000002', mainName: 'Second Ltd' };
const reload = jest.fn();

function NoteForm() {
  const form = useAppForm({ note: '' }, {});
  return <FieldLine field={form.field('note')} label="Note" />;
}

function Unkept({ isDirty }: { isDirty: boolean }) {
  useUnsavedInput(isDirty);
  return null;
}

beforeAll(() => loadPhrases('frame'));
beforeEach(() => {
  reload.mockClear();
  forgetTyping();
});

function draw(isDirty = false, active = second) {
  const view = render(
    <main>
      <OtherTabAlert reload={reload} />
      <NoteForm />
      <Unkept isDirty={isDirty} />
      <LeaveQuestion />
    </main>,
    { userInfo: first },
  );
  typingBelongsTo(first.userId, first.mainId);
  storeSession('login', active);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'probity-user-info' })));
  return view;
}

it('names the account now active, and says nothing of text that nobody typed', async () => {
  const { user } = draw();
  expect(
    await screen.findByText(/still shows First Ltd\. The account now active is Second Ltd/),
  ).toBeVisible();
  expect(screen.queryByText(/typed/)).not.toBeInTheDocument();
  storeSession('login', { ...second, mainName: 'Third Ltd' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'probity-user-info' })));
  expect(screen.getByText(/now active is Third Ltd/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('text said to be kept is there after the reload: in its account, once, and in no other', async () => {
  const view = draw();
  await view.user.type(screen.getByLabelText('Note'), 'half a sentence');
  expect(await screen.findByText(/What you typed is kept.* back in First Ltd/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  view.unmount();

  typingBelongsTo(second.userId, second.mainId);
  const inSecond = render(<NoteForm />);
  expect(screen.getByLabelText('Note')).toHaveValue('');
  inSecond.unmount();

  typingBelongsTo(first.userId, first.mainId);
  const again = render(<NoteForm />);
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('half a sentence'));
  again.unmount();
  render(<NoteForm />);
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

it('text of one person is gone once another signs in', async () => {
  const view = draw();
  await view.user.type(screen.getByLabelText('Note'), 'mine');
  await view.user.click(screen.getByRole('button', { name: 'Reload' }));
  view.unmount();
  typingBelongsTo('01900000-0000-7000-8000-00000000ffff', first.mainId);
  typingBelongsTo(first.userId, first.mainId);
  render(<NoteForm />);
  expect(screen.getByLabelText('Note')).toHaveValue('');
});

it.each([
  ['a form that cannot keep it', true, second],
  ['another person signed in', false, { ...second, userId: '01900000-0000-7000-8000-00000000ffff' }],
] as const)('%s: it says that the text is lost, and the reload asks', async (_why, isDirty, active) => {
  const { user } = draw(isDirty, active);
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  expect(await screen.findByText(/is lost by the reload: copy it first/)).toBeVisible();
  expect(screen.queryByText(/is kept/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
