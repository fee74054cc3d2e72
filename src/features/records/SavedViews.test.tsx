import { screen, waitFor, within } from '@testing-library/react';
import { LeaveQuestion } from '../../app/routing/LeaveQuestion';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { buildTheirView, buildView } from '../../test/savedViews';
import { render } from '../../test/render';
import { SavedViews } from './components/SavedViews';

const view = buildView();
const theirs = buildTheirView();
const applied = jest.fn();
const saved = jest.fn();
const gateway = fakeGateway(() => ({ listSavedViews: [view] }));

beforeAll(() => loadPhrases('records'));
beforeEach(() => {
  applied.mockClear();
});

async function open(query = 'lamp=red', userInfo = buildUserInfo()) {
  const { user } = render(
    <main>
      <SavedViews query={query} onApply={applied} onSaved={saved} onArrival={() => undefined} />
      <LeaveQuestion />
    </main>,
    { userInfo },
  );
  await waitFor(() => expect(gateway.calls).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^Saved views|^View: / }));
  const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  return { user, panel };
}

it('a view is opened by its name; axe finds nothing', async () => {
  const { user, panel } = await open();
  await panel.findByRole('button', { name: 'Late' });
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.click(panel.getByRole('button', { name: 'Late' }));
  expect(applied).toHaveBeenCalledWith(view);
});

it('the filters in force get a name; a refused one keeps what was typed and says why', async () => {
  gateway.answer({ saveView: refuse('TOO_MANY_VIEWS', null, { limit: 30 }) });
  const { user, panel } = await open();
  await user.click(await panel.findByRole('button', { name: 'Save view' }));
  expect(await panel.findByText('Please enter a name')).toBeInTheDocument();
  const name = panel.getByRole('textbox', { name: 'Save these filters as' });
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'Red ones');
  await user.click(panel.getByRole('button', { name: 'Save view' }));
  expect(await panel.findByText('You can keep at most 30 views')).toBeInTheDocument();
  expect(name).toHaveValue('Red ones');
  gateway.answer({ saveView: { ...view, name: 'Red ones', query: 'lamp=red' } });
  await user.click(panel.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(name).toHaveValue(''));
  expect(saved).toHaveBeenCalledWith(view.viewId);
  expect(gateway.bodies('saveView').at(-1)).toEqual({
    screen: 'records',
    name: 'Red ones',
    query: 'lamp=red',
  });
});

it('the name of a view that is there gives it the filters in force, and says so before', async () => {
  gateway.answer({ changeView: { ...view, query: 'lamp=red' } });
  const { user, panel } = await open();
  await user.type(await panel.findByRole('textbox', { name: 'Save these filters as' }), 'late');
  expect(panel.getByText('You have a view of this name: it gets these filters.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Replace filters' }));
  await waitFor(() =>
    expect(gateway.bodies('changeView')).toEqual([{ viewId: view.viewId, query: 'lamp=red' }]),
  );
});

it('renamed, made the default, and deleted only once that is meant', async () => {
  gateway.answer({ changeView: view, deleteView: { done: true } });
  const { user, panel } = await open('view=overdue');
  await user.click(await panel.findByRole('button', { name: 'Open the list with Late' }));
  await waitFor(() =>
    expect(gateway.bodies('changeView')).toEqual([{ viewId: view.viewId, isDefault: true }]),
  );
  await user.click(panel.getByRole('button', { name: 'Rename Late' }));
  const name = panel.getByRole('textbox', { name: 'Rename Late' });
  await user.clear(name);
  await user.type(name, 'Too late{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('changeView').at(-1)).toEqual({ viewId: view.viewId, name: 'Too late' }),
  );
  await user.click(await panel.findByRole('button', { name: 'Delete Late' }));
  await user.click(panel.getByRole('button', { name: 'Keep it' }));
  expect(gateway.bodies('deleteView')).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Delete Late' }));
  await user.click(panel.getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(gateway.bodies('deleteView')).toEqual([{ viewId: view.viewId }]));
});

it('shared with everybody and taken back; what cannot be shared says why beside the view', async () => {
  gateway.answer({ changeView: refuse('VIEW_NAMES_PEOPLE') });
  const { user, panel } = await open();
  const share = await panel.findByRole('button', { name: 'Share Late with the account' });
  expect(share).toHaveAttribute('aria-pressed', 'false');
  await user.click(share);
  expect(await panel.findByRole('alert')).toHaveTextContent('A shared view holds no search text');
  gateway.answer({
    changeView: { ...view, isShared: true },
    listSavedViews: [{ ...view, isShared: true }],
  });
  await user.click(share);
  expect(await panel.findByText('Shared with the account')).toBeInTheDocument();
  expect(gateway.bodies('changeView')).toEqual(
    Array.from({ length: 2 }, () => ({ viewId: view.viewId, isShared: true })),
  );
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Delete Late' }));
  expect(panel.getByText('Delete the view Late for everybody? The records stay.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Keep it' }));
  await user.click(panel.getByRole('button', { name: 'Share Late with the account' }));
  await waitFor(() =>
    expect(gateway.bodies('changeView').at(-1)).toEqual({ viewId: view.viewId, isShared: false }),
  );
});

it('a colleague’s view has their name; it is opened, made the default or copied, and neither changed nor deleted', async () => {
  gateway.answer({
    listSavedViews: [theirs],
    changeView: { ...theirs, isDefault: true },
    saveView: refuse('VIEW_NAME_TAKEN'),
  });
  const { user, panel } = await open();
  expect(await panel.findByText('Shared by Zhou Min')).toBeInTheDocument();
  await expectNoAxeFaults(screen.getByRole('dialog'));
  for (const name of [/^Share/, /^Rename/, /^Delete/])
    expect(panel.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Open the list with Late' }));
  await waitFor(() =>
    expect(gateway.bodies('changeView')).toEqual([{ viewId: view.viewId, isDefault: true }]),
  );
  await user.click(panel.getByRole('button', { name: 'Keep a copy of Late' }));
  const name = panel.getByRole('textbox', { name: 'Keep a copy of Late' });
  expect(name).toHaveValue('Late');
  await user.click(panel.getByRole('button', { name: 'Keep copy' }));
  expect(await panel.findByText('You already have a view with this name')).toBeInTheDocument();
  gateway.answer({ saveView: { ...view, name: 'My late' } });
  await user.clear(name);
  await user.type(name, 'My late{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('saveView').at(-1)).toEqual({
      screen: 'records',
      name: 'My late',
      query: 'view=overdue',
    }),
  );
  // The name of a colleague's view is free for one's own.
  await user.type(await panel.findByRole('textbox', { name: 'Save these filters as' }), 'late');
  expect(panel.getByRole('button', { name: 'Save view' })).toBeInTheDocument();
});

it('an owner renames and deletes what a colleague shares, and does not change its sharing', async () => {
  gateway.answer({
    listSavedViews: [{ ...theirs, isManaged: true }],
    changeView: theirs,
  });
  const { user, panel } = await open();
  await user.click(await panel.findByRole('button', { name: 'Rename Late' }));
  await user.type(panel.getByRole('textbox', { name: 'Rename Late' }), ' ones{Enter}');
  await waitFor(() =>
    expect(gateway.bodies('changeView')).toEqual([{ viewId: view.viewId, name: 'Late ones' }]),
  );
  expect(await panel.findByRole('button', { name: 'Delete Late' })).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^Share/ })).not.toBeInTheDocument();
});

it('support, who may share nothing here, is offered and promised no sharing', async () => {
  gateway.answer({ listSavedViews: [{ ...view, isShareable: false }] });
  const { panel } = await open('lamp=red', buildUserInfo({ userType: 'staff', roles: ['support'] }));
  expect(await panel.findByRole('button', { name: 'Rename Late' })).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /share/i })).not.toBeInTheDocument();
  const name = panel.getByRole('textbox', { name: 'Save these filters as' });
  expect(name).toHaveAccessibleDescription('Only you see it.');
});

it('views that cannot be read say why and can be asked for again', async () => {
  gateway.answer({ listSavedViews: cut });
  const { user, panel } = await open();
  expect(await panel.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.answer({ listSavedViews: [] });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText(/You have no views yet/)).toBeInTheDocument();
});

it.each(['a name for the filters', 'a new name of a view'])(
  'closed with %s typed, it asks once; without, it closes at once',
  async (what) => {
    const { user, panel } = await open();
    await panel.findByRole('button', { name: 'Late' });
    if (what.includes('new')) await user.click(panel.getByRole('button', { name: /^Rename/ }));
    await user.type(panel.getAllByRole('textbox')[0]!, 'half');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).not.toBeInTheDocument(),
    );
    expect(panel.getAllByRole<HTMLInputElement>('textbox')[0]!.value).toMatch(/half$/);
    await user.clear(panel.getAllByRole('textbox')[0]!);
    if (what.includes('new')) await user.type(panel.getAllByRole('textbox')[0]!, 'Late');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

it('a name that is too long is told at the field and kept as it was typed', async () => {
  const { user, panel } = await open();
  const name = await panel.findByRole('textbox', { name: 'Save these filters as' });
  const long = 'x'.repeat(41);
  await user.click(name);
  await user.paste(long);
  await user.click(panel.getByRole('button', { name: 'Save view' }));
  expect(await panel.findByText('A name has at most 40 characters')).toBeInTheDocument();
  expect(name).toHaveValue(long);
  expect(gateway.bodies('saveView')).toEqual([]);
});
