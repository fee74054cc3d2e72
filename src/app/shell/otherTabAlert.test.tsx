import { act, screen } from '@testing-library/react';
import { FieldLine } from '../../components/form/FieldLine';
import { useAppForm } from '../../components/form/useAppForm';
import { loadPhrases } from '../../i18n/i18n';
import { storeSession, storeToken } from '../../session/storedSession';
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

beforeAll(() => loadPhrases('frame'));
beforeEach(() => reload.mockClear());

function draw() {
  const view = render(
    <main>
      <OtherTabAlert reload={reload} />
      <NoteForm />
      <LeaveQuestion />
    </main>,
    { userInfo: first },
  );
  storeSession('login', second);
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

it('tells the same person in another account from another person', async () => {
  draw();
  expect(await screen.findByText('You switched the account in another tab')).toBeVisible();
  storeSession('login', { ...first, userId: '01900000-0000-7000-8000-000000000009', nickName: 'Xu Feng' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'probity-user-info' })));
  expect(screen.getByText('Somebody else has signed in, in another tab')).toBeVisible();
  expect(
    screen.getByText(/still shows Lin Owner · First Ltd\. Signed in now is Xu Feng · First Ltd: /),
  ).toBeVisible();
  storeSession('login', { ...second, userId: '01900000-0000-7000-8000-000000000009', nickName: 'Xu Feng' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'probity-user-info' })));
  expect(screen.getByText(/Signed in now is Xu Feng · Second Ltd: /)).toBeVisible();
});

it('claims no more than is known: back in the same account, or while nobody knows whose session it is', async () => {
  draw();
  await screen.findByText('You switched the account in another tab');
  for (const store of [() => storeSession('login', first), () => storeToken('login', 'another-token')]) {
    store();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'probity-user-info' })));
    expect(screen.getByText('This tab’s session was replaced in another tab')).toBeVisible();
    expect(screen.getByText(/^This tab still shows First Ltd\. Reload to continue/)).toBeVisible();
  }
});

it('says that typed text will be lost by the reload, which asks first; nothing of it is written anywhere', async () => {
  const { user } = draw();
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  expect(await screen.findByText(/will be lost by the reload: copy it first/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('half a sentence');
});
