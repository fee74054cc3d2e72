import { keyframes, styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const Track = styled('div')(({ theme }) => ({
  height: 2,
  overflow: 'hidden',
  '&::before': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
}));

/** A thin line that runs while a newer reply is on its way and the rows shown stay. */
export function FetchingBar() {
  const { t } = useTranslation();
  return <Track role="progressbar" aria-label={t('common.state.loading')} />;
}
