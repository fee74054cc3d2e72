import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Tick } from '../../../components/form/Tick';
import type {
  NotificationChannel,
  NotificationChoices,
  NotificationKind,
} from '../../../api/resources/notificationsApi';

export const CHANNELS = ['inApp', 'sms'] as const satisfies readonly NotificationChannel[];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '6px 0',
    textAlign: 'center',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th[scope=row], & thead th:first-of-type': { textAlign: 'start', paddingRight: 12 },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600, fontSize: '0.78125rem' },
  '& thead th + th': { width: 96 },
  '& tbody th': { fontWeight: 400 },
  // The whole cell is the target.
  '& label': { display: 'grid', placeItems: 'center', minHeight: 44, cursor: 'pointer' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.78125rem' },
  [theme.breakpoints.down('sm')]: { '& thead th + th': { width: 72 } },
}));

export interface ChoiceChange {
  kind: NotificationKind;
  channel: NotificationChannel;
  isOn: boolean;
}

interface ChoiceTableProps {
  label: string;
  choices: NotificationChoices['choices'];
  onChange: (change: ChoiceChange) => void;
}

/** Kinds by channels, a checkbox each. */
export function ChoiceTable({ label, choices, onChange }: ChoiceTableProps) {
  const { t } = useTranslation();
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('accountNotifications.column.kind')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`accountNotifications.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind}>
            <th scope="row">
              {t(`accountNotifications.kind.${choice.kind}`)}
              <small>{t(`accountNotifications.help.${choice.kind}`)}</small>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <label>
                  <Tick
                    checked={choice[channel]}
                    aria-label={t('accountNotifications.box', {
                      kind: t(`accountNotifications.kind.${choice.kind}`),
                      channel: t(`accountNotifications.channel.${channel}`),
                    })}
                    onChange={(event) => onChange({ kind: choice.kind, channel, isOn: event.target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
