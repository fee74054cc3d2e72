import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { render } from '../test/render';
import { sayWords, type DictWords } from './dictWords';
import { changeLanguage, loadPhrases } from './i18n';
import { firstOf, offeredChoices } from './offered';

const word = (value: string, label: string, isOffered = true, isDefault = false) => ({
  ...{ value, label, isOffered, isDefault },
});

const say = (words: DictWords) => sayWords('en', words, ['report', 'signedIn']);

function Reader() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('common.lamp.noneFound')}</p>
      <p>{t('common.lamp.green')}</p>
    </>
  );
}

it('what is on screen says the words in force, those without a change stay', () => {
  render(<Reader />);
  expect(screen.getByText('None found')).toBeInTheDocument();
  act(() => say({ itemResult: [word('none', 'Nothing on record'), word('found', 'Entries')] }));
  expect(screen.getByText('Nothing on record')).toBeInTheDocument();
  expect(screen.getByText('Consistent')).toBeInTheDocument();
});

it('phrases that come later have them too, in the language they were told in; order and default lie beside', async () => {
  const { t } = i18next;
  act(() =>
    say({
      positionClass: [
        word('driver', 'Drivers', true, true),
        word('management', 'Leaders', false),
        word('general', 'Anybody'),
      ],
    }),
  );
  await loadPhrases('packages');
  expect(t('packages.class.driver')).toBe('Drivers');
  expect(t('packages.class.security')).toBe('Security');
  const all = ['general', 'management', 'driver'];
  expect(offeredChoices('positionClass', all, 'driver')).toEqual(['driver', 'general']);
  expect(offeredChoices('positionClass', all, 'management')).toEqual(['management', 'driver', 'general']);
  expect(firstOf('positionClass')).toBe('driver');
  await act(() => changeLanguage('zh-CN'));
  expect(t('packages.class.driver')).toBe('驾驶');
  expect(offeredChoices('positionClass', all, '')).toEqual(all);
});
