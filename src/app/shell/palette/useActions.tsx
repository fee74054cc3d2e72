import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../../api/resources/useSignOut';
import { THEME_MODES } from '../../../components/inputs/ThemeToggle';
import { chooseLanguage, currentLanguage } from '../../../i18n/i18n';
import { languageNames, LANGUAGES } from '../../../i18n/languages';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { useAppSelector } from '../../hooks';
import { MenuIcon } from '../menuIcons';
import type { Named } from './useScreens';

/** What can be done from everywhere. */
export function useActions(go: (address: string) => void): Named[] {
  const { t } = useTranslation();
  const { permissions = [] } = useAppSelector((state) => state.auth.userInfo);
  const { mode = 'system', setMode } = useColorScheme();
  const signOut = useSignOut();
  const order: Named = {
    key: 'order',
    title: t('titles.initiateBack'),
    phrases: ['titles.initiateBack'],
    icon: <MenuIcon name="add" />,
    run: () => go('/initiateBack'),
  };
  const build: Named = {
    key: 'newPackage',
    title: t('titles.mealManageAdd'),
    phrases: ['titles.mealManageAdd'],
    icon: <MenuIcon name="package" />,
    run: () => go('/mealManage/add'),
  };
  const languages = LANGUAGES.filter((one) => one !== currentLanguage()).map((language): Named => {
    return {
      key: language,
      title: t('palette.language', { name: languageNames[language].name }),
      phrases: ['palette.language'],
      icon: <TranslateOutlined />,
      run: () => void chooseLanguage(language).catch(() => toast.error(t('common.state.error'))),
    };
  });
  const themes = THEME_MODES.filter((one) => one !== mode).map((one): Named => {
    return {
      key: one,
      title: t('palette.theme', { mode: t(`app.theme.${one}`) }),
      phrases: ['palette.theme', `app.theme.${one}`],
      icon: <ContrastOutlined />,
      run: () => setMode(one),
    };
  });
  const out: Named = {
    key: 'signOut',
    title: t('shell.bar.signOut'),
    phrases: ['shell.bar.signOut'],
    icon: <LogoutOutlined />,
    // One that fails keeps the session and says so.
    run: () => leave(() => void signOut().catch(() => toast.error(t('app.signOut.failed')))),
  };
  return [
    ...(permissions.includes('check.order') ? [order] : []),
    ...(permissions.includes('package.manage') ? [build] : []),
    ...languages,
    ...themes,
    out,
  ];
}
