import { act, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n/i18n';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { useWordsInForce } from './dictWordsApi';

const words = { en: 'Nothing on record', 'zh-CN': '无记录' };
const worded = (label: string) => ({
  itemResult: [{ value: 'none', label, isOffered: true, isDefault: false }],
});
let slow: Promise<void>;
let answer: () => void;
const asked: string[] = [];
const gateway = fakeGateway(() => ({
  listDictWords: async ({ headers }) => {
    const language = headers['accept-language'] as keyof typeof words;
    asked.push(language);
    if (language === 'en') await slow;
    return worded(words[language]);
  },
}));

function Reader() {
  useWordsInForce();
  return <p>{useTranslation().t('common.lamp.noneFound')}</p>;
}

afterEach(async () => {
  await act(() => changeLanguage('en'));
});

it('words that were asked for in the language before are not said in the new one, whichever reply comes last', async () => {
  slow = new Promise((resolve) => {
    answer = resolve;
  });
  render(<Reader />);
  await waitFor(() => expect(asked).toEqual(['en']));
  expect(screen.getByText('None found')).toBeInTheDocument();
  gateway.answer({ listDictWords: () => new Promise(() => undefined) });
  await act(() => changeLanguage('zh-CN'));
  const before = screen.getByRole('paragraph').textContent;
  await act(async () => {
    answer();
    await slow;
    // What says them is fetched with the first that come.
    await import('../../i18n/dictWords');
  });
  expect(screen.getByRole('paragraph')).toHaveTextContent(before!);
  await act(() => changeLanguage('en'));
  expect(await screen.findByText('Nothing on record')).toBeInTheDocument();
});
