import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { StateMessage, type StateMessageProps } from './StateMessage';

/** An empty list or page, with what to do about it. */
export function EmptyState({ icon = <InboxOutlined />, ...props }: Omit<StateMessageProps, 'role'>) {
  return <StateMessage icon={icon} {...props} />;
}
