import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../components/lazyPart';
import { selectUserInfo } from '../../../session/selectors';
import type { AccountDialog } from './AccountDialogs';

const PeopleMenu = lazyPart(() => import('./PeopleMenu').then((module) => module.PeopleMenu));

/** What can be done with the people as a whole: adding some in sight, what is rarer in a menu. */
export function PeopleBar({ onOpen }: { onOpen: (dialog: AccountDialog) => void }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { roles = [], userType } = useSelector(selectUserInfo);
  const isEnterprise = userType === 'enterprise';
  const rarer: AccountDialog[] = [
    'roles',
    ...(isEnterprise ? (['absent'] as const) : []),
    ...(isEnterprise && roles.includes('owner') ? (['ownership'] as const) : []),
  ];
  const handleChoose = (dialog: AccountDialog) => {
    setAnchor(undefined);
    onOpen(dialog);
  };
  return (
    <Box
      sx={{
        // On a phone two in a row, of one width: they would be ragged lines of all lengths.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        ...{ flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' }, mb: 1.5 },
        '& button': { whiteSpace: { xs: 'normal', sm: 'nowrap' }, lineHeight: 1.3 },
      }}
    >
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        endIcon={<ExpandMore />}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {t('accountUsers.more')}
      </Button>
      <Button variant="outlined" onClick={() => onOpen('departments')}>
        {t('accountUsers.departments.title')}
      </Button>
      <Button variant="outlined" onClick={() => onOpen('many')}>
        {t('accountUsers.many.title')}
      </Button>
      <Button variant="contained" onClick={() => onOpen('invite')}>
        {t('accountUsers.invite.title')}
      </Button>
      {anchor && (
        <PeopleMenu
          anchor={anchor}
          dialogs={rarer}
          onChoose={handleChoose}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </Box>
  );
}
