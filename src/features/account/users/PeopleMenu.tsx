import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { AccountDialog } from './AccountDialogs';

interface PeopleMenuProps {
  anchor: HTMLElement;
  dialogs: readonly AccountDialog[];
  onChoose: (dialog: AccountDialog) => void;
  onClose: () => void;
}

/** The dialogs about the people that are opened now and then. */
export function PeopleMenu({ anchor, dialogs, onChoose, onClose }: PeopleMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {dialogs.map((dialog) => (
        <MenuItem key={dialog} onClick={() => onChoose(dialog)}>
          {t(`accountUsers.${dialog}.title`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
