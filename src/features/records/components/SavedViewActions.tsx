import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '../../../api/resources/viewsApi';

interface SavedViewActionsProps {
  view: SavedView;
  isRunning: boolean;
  onDefault: () => void;
  onShare: () => void;
  onBegin: (what: 'rename' | 'copy' | 'delete') => void;
}

/** What may be done with a view: everybody opens the list with it; its author shares it, others keep a copy. */
export function SavedViewActions({ view, isRunning, onDefault, onShare, onBegin }: SavedViewActionsProps) {
  const { t } = useTranslation();
  const { name, isDefault, isShared, isOwn, isShareable, isManaged } = view;
  const action = (
    what: 'default' | 'share' | 'copy' | 'rename' | 'delete',
    icon: ReactNode,
    onClick: () => void,
    isPressed?: boolean,
  ) => (
    <IconButton
      aria-label={t(`savedViews.${what}`, { name })}
      aria-pressed={isPressed}
      title={t(`savedViews.${what}`, { name })}
      disabled={isPressed !== undefined && isRunning}
      onClick={onClick}
      sx={{ p: 0.75 }}
    >
      {icon}
    </IconButton>
  );
  return (
    <>
      {action('default', isDefault ? <Star color="primary" /> : <StarBorder />, onDefault, isDefault)}
      {isShareable &&
        action('share', <GroupOutlined color={isShared ? 'primary' : undefined} />, onShare, isShared)}
      {!isOwn && action('copy', <ContentCopyOutlined />, () => onBegin('copy'))}
      {isManaged && action('rename', <EditOutlined />, () => onBegin('rename'))}
      {isManaged && action('delete', <DeleteOutlined />, () => onBegin('delete'))}
    </>
  );
}
