import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../api/transport/useSubmit';
import { LinkButton } from '../../components/layout/LinkButton';
import { leave } from '../../lib/unsavedInput';
import { useAppDispatch } from '../hooks';
import { focusAccount } from '../session/focusAccount';
import { switchAccount, type Account } from '../session/switchAccount';

/** Switches out of a customer's account again, to the one the user came from. */
export function WayBack({ to }: { to: Account }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  // Once the gateway agrees, the page switches, and this banner goes with it.
  const [isGoing, setGoing] = useState(false);
  const { send } = useSubmit((account: Account) => dispatch(switchAccount(account, true)), {
    onDone: (_reply, account) => focusAccount(`${t('shell.bar.account')}: ${account.mainName}`),
    onRefused: () => setGoing(false),
  });
  const go = () => {
    setGoing(true);
    void send(to);
  };
  return (
    <LinkButton type="button" disabled={isGoing} onClick={() => leave(go)}>
      {t('shell.acting.back', { name: to.mainName })}
    </LinkButton>
  );
}
