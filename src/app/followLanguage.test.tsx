import { act, screen, waitFor } from '@testing-library/react';
import { gatewayApi } from '../api/transport/gatewayApi';
import { hasUnsavedChoice, noteUnsavedChoice } from '../api/transport/ownLanguage';
import { openSession } from '../api/resources/openSession';
import { LanguageToggle } from '../components/inputs/LanguageToggle';
import { changeLanguage, chooseLanguage, currentLanguage } from '../i18n/i18n';
import { LANGUAGE_KEY, rememberedLanguage } from '../i18n/languages';
import { buildUserInfo } from '../test/factories';
import { cut, refuse, type DataOf, type SentCall } from '../test/answers';
import { fakeGateway } from '../test/fakeGateway';
import { render } from '../test/render';
import { storeToken } from '../session/storedSession';
import { testApi } from '../test/testApi';

type Dictionary = DataOf<'queryDictList'>;

/** Answers in the language of the request, as the gateway does. */
const inWords = ({ headers }: SentCall<'queryDictList'>): Dictionary => ({
  words: [buildWord(headers['accept-language'] === 'zh-CN' ? '学历' : 'Education')],
});
const buildWord = (label: string): Dictionary[string][number] => ({
  label,
  value: 'education',
  sort: 1,
  cssClass: '',
  listClass: '',
  isDefault: false,
  status: 'enabled',
});
const gateway = fakeGateway(() => ({ chooseLanguage: { done: true }, queryDictList: inWords }));

/** The words of a dictionary; further types make one request differ from another. */
const asked = (...others: string[]) => ({
  url: '/gateway/bd/base/data/queryDictList',
  method: 'POST',
  body: { dictTypes: ['words', ...others] },
});
const edit = { url: '/gateway/bd/base/user/edit', method: 'POST', body: { nickName: 'Anna' } };
const wordOf = (data: unknown) => (data as Dictionary | undefined)?.words?.[0]?.label;

afterEach(async () => {
  await act(() => changeLanguage('en'));
});

const { plain, send } = testApi.endpoints;
const chosen = () => gateway.bodies('chooseLanguage').map(({ language }) => language);

function Words() {
  const { data } = plain.useQuery(asked());
  const [fail, { error }] = send.useMutation();
  return (
    <>
      <p>{wordOf(data)}</p>
      <input aria-label="Typed" />
      <button onClick={() => void fail(edit)}>Fail</button>
      {error && <p>{(error as { msg: string }).msg}</p>}
      <LanguageToggle />
    </>
  );
}

describe('the first visit', () => {
  const language = (value: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(value);
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['zh', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['zha', 'en'],
  ])('a browser that speaks %s gets %s', (browser, expected) => {
    language(browser);
    expect(rememberedLanguage()).toBe(expected);
  });

  it('then the choice wins', () => {
    language('zh-CN');
    window.localStorage.setItem(LANGUAGE_KEY, 'en');
    expect(rememberedLanguage()).toBe('en');
    window.localStorage.setItem(LANGUAGE_KEY, 'rubbish');
    expect(rememberedLanguage()).toBe('zh-CN');
  });
});

describe('a change of language', () => {
  it('asks for what is on the screen again; typed input stays, what was refused in old words goes', async () => {
    gateway.answer({ editUser: refuse('FIELDS_WRONG', null, { fields: 'name' }) });
    const { user } = render(<Words />);
    expect(await screen.findByText('Education')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Typed'), 'half a word');
    await user.click(screen.getByRole('button', { name: 'Fail' }));
    expect((await screen.findAllByText('Please check: name')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    expect(await screen.findByText('学历')).toBeInTheDocument();
    expect(screen.getByLabelText('Typed')).toHaveValue('half a word');
    expect(screen.queryByText('Please check: name', { selector: 'p' })).not.toBeInTheDocument();
    expect(document.documentElement.lang).toBe('zh-CN');
    // Once: a mutation is never sent again.
    expect(gateway.sent('editUser')).toHaveLength(1);
  });

  it('what nobody shows is forgotten, what is under way is asked once more', async () => {
    const { store } = render(<Words />);
    await screen.findByText('Education');
    const away = asked('left');
    await store.dispatch(plain.initiate(away, { subscribe: false }));
    expect(wordOf(plain.select(away)(store.getState() as never).data)).toBe('Education');
    const waiting: (() => void)[] = [];
    gateway.answer({
      queryDictList: (call) =>
        call.body.dictTypes.includes('slow')
          ? new Promise((resolve) => waiting.push(() => resolve(inWords(call))))
          : inWords(call),
    });
    const running = store.dispatch(plain.initiate(asked('slow')));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(() => changeLanguage('zh-CN'));
    expect(plain.select(away)(store.getState() as never).data).toBeUndefined();
    await act(async () => waiting[0]!());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]!());
    await waitFor(() =>
      expect(wordOf(plain.select(asked('slow'))(store.getState() as never).data)).toBe('学历'),
    );
    running.unsubscribe();
  });

  it('when something could not be asked again, it says so', async () => {
    render(<Words />);
    await screen.findByText('Education');
    gateway.answer({ queryDictList: cut });
    await act(() => changeLanguage('zh-CN'));
    expect(await screen.findByText(/部分内容未能以中文获取/)).toBeInTheDocument();
    expect(screen.getByText('Education')).toBeInTheDocument();
  });
});

describe('whose choice it is', () => {
  const signIn = (language: 'en' | 'zh-CN' | null) => {
    gateway.answer({ loginInfo: buildUserInfo({ language }) });
    storeToken('login', buildUserInfo().sToken);
    const view = render(<Words />);
    return { ...view, open: () => act(() => view.store.dispatch(openSession())) };
  };

  it('what the user chose elsewhere is read here, before the session is drawn, and remembered', async () => {
    const { open, store } = signIn('zh-CN');
    let atOpening: string | undefined;
    store.subscribe(() => {
      if (store.getState().frame.openedToken) atOpening ??= currentLanguage();
    });
    await open();
    expect(atOpening).toBe('zh-CN');
    expect(window.localStorage.getItem(LANGUAGE_KEY)).toBe('zh-CN');
    expect(chosen()).toEqual([]);
  });

  it('a choice is kept with the user; signing out keeps it in this browser', async () => {
    const { open, user, store } = signIn(null);
    await open();
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    await waitFor(() => expect(hasUnsavedChoice()).toBe(false));
    expect(chosen()).toEqual(['zh-CN']);
    await act(() => store.dispatch(gatewayApi.util.resetApiState()) as never);
    expect(rememberedLanguage()).toBe('zh-CN');
  });

  it('a choice made before signing in is newer than the kept one, and is kept', async () => {
    const { open, user } = signIn('en');
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    expect(await screen.findByText('学历')).toBeInTheDocument();
    await open();
    await waitFor(() => expect(chosen()).toEqual(['zh-CN']));
    expect(currentLanguage()).toBe('zh-CN');
    await waitFor(() => expect(hasUnsavedChoice()).toBe(false));
  });

  it('one that could not be kept stays here and is sent with the next session', async () => {
    gateway.answer({ chooseLanguage: cut });
    const { open, user, unmount } = signIn('en');
    await open();
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    await waitFor(() => expect(gateway.sent('chooseLanguage')).toHaveLength(1));
    expect(hasUnsavedChoice()).toBe(true);
    unmount();
    gateway.answer({ chooseLanguage: { done: true } });
    await signIn('en').open();
    await waitFor(() => expect(hasUnsavedChoice()).toBe(false));
    expect(chosen()).toEqual(['zh-CN', 'zh-CN']);
    expect(currentLanguage()).toBe('zh-CN');
  });

  it('a visitor’s choice is no user’s', async () => {
    render(<Words />, { route: '/candidate?s=abc' });
    await act(() => chooseLanguage('zh-CN'));
    expect(hasUnsavedChoice()).toBe(false);
    expect(chosen()).toEqual([]);
    noteUnsavedChoice();
    expect(hasUnsavedChoice()).toBe(true);
  });
});
