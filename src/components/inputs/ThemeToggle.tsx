import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

/** In the order in which the toggle goes through them. */
export const THEME_MODES = ['system', 'light', 'dark'] as const;
const icons = { system: SettingsBrightnessOutlined, light: LightModeOutlined, dark: DarkModeOutlined };

/** Cycles through: device setting, light, dark. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = icons[mode];
  const label = `${t('app.theme.label')}: ${t(`app.theme.${mode}`)}`;
  const handleClick = () =>
    setMode(THEME_MODES[(THEME_MODES.indexOf(mode) + 1) % THEME_MODES.length] ?? 'system');
  return (
    <IconButton size="small" color="inherit" onClick={handleClick} aria-label={label} title={label}>
      <Icon fontSize="small" />
    </IconButton>
  );
}
