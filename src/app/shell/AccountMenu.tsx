import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../api/transport/gatewayError';
import { useListRelatedMainsQuery } from '../../api/resources/userApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { ErrorState } from '../../components/feedback/ErrorState';
import { TextLine } from '../../components/form/TextLine';
import { Spinner } from '../../components/feedback/Spinner';
import { hasUnsavedInput } from '../../lib/unsavedInput';
import { useAppDispatch } from '../hooks';
import { focusAccount } from '../session/focusAccount';
import { switchAccount, type Account } from '../session/switchAccount';
import { AccountOption } from './AccountOption';

/** Support may serve hundreds of accounts: beyond this number they are found by search. */
const SHOWN = 50;
const SEARCH_FROM = 4;

interface AccountMenuProps {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The main accounts the user may act in, with a search; choosing one switches to it. */
export function AccountMenu({ id, anchor, onClose }: AccountMenuProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useListRelatedMainsQuery(
    { body: {} },
    { refetchOnMountOrArgChange: true },
  );
  const [text, setText] = useState('');
  const [asking, setAsking] = useState<Account>();
  const [goingTo, setGoingTo] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const found = (data ?? []).filter(({ mainName }) =>
    mainName.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const hasSearch = (data?.length ?? 0) >= SEARCH_FROM;

  // Once the gateway agrees, the page switches, and this menu goes with it.
  const { send } = useSubmit((account: Account) => dispatch(switchAccount(account)), {
    onDone: (_reply, account) => focusAccount(`${t('shell.bar.account')}: ${account.mainName}`),
    onRefused: () => setGoingTo(undefined),
  });
  const go = (account: Account) => {
    setAsking(undefined);
    setGoingTo(account.mainId);
    void send(account);
  };
  const handleChoose = (account: Account) => (hasUnsavedInput() ? setAsking(account) : go(account));
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const options = [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    options[Math.min(Math.max(at + step, 0), options.length - 1)]?.focus();
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': t('frame.accounts.title'),
          sx: { width: 340, maxHeight: 480, p: 1 },
        },
      }}
    >
      <div onKeyDown={handleKeyDown}>
        {hasSearch && (
          <Box sx={{ p: 1 }}>
            <TextLine
              name="account"
              label={t('frame.accounts.search')}
              value={text}
              autoFocus
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </Box>
        )}
        {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!error && !data && <Spinner />}
        <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, SHOWN).map((account) => (
            <AccountOption
              key={account.mainId}
              account={account}
              isGoing={goingTo === account.mainId}
              isBlocked={goingTo !== undefined}
              onChoose={handleChoose}
            />
          ))}
        </Box>
        <Box role="status" sx={{ px: 1.5, py: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {data && found.length === 0 && t('frame.accounts.none')}
          {found.length > SHOWN && t('frame.accounts.more', { count: found.length - SHOWN })}
        </Box>
      </div>
      <ConfirmDialog
        isOpen={asking !== undefined}
        isDangerous
        title={t('frame.accounts.unsavedTitle')}
        confirmLabel={t('frame.accounts.switchAnyway')}
        onConfirm={() => asking && go(asking)}
        onCancel={() => setAsking(undefined)}
      >
        {t('frame.accounts.unsavedBody')}
      </ConfirmDialog>
    </Popover>
  );
}
