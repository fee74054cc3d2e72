import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NotificationChoices } from '../../../api/resources/notificationsApi';
import { groupedChoices, type ChoiceGroup } from './groupedChoices';
import { CHANNELS, ChoiceTable, type ChoiceChange } from './ChoiceTable';

/** Up to so many kinds are read at a glance; more are folded by what they are about. */
const AT_A_GLANCE = 12;

const Group = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': { padding: '10px 0', cursor: 'pointer' },
  '& summary h3': { display: 'inline', margin: 0, fontSize: '0.9375rem', fontWeight: 600 },
  '& summary small': {
    display: 'block',
    marginLeft: 16,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.78125rem',
  },
  '& table': { marginBottom: 12 },
}));

interface ChoiceGroupsProps {
  choices: NotificationChoices['choices'];
  onChange: (change: ChoiceChange) => void;
}

/** The kinds by what they are about; a folded group says how many of it are on in each channel. */
export function ChoiceGroups({ choices, onChange }: ChoiceGroupsProps) {
  const { t } = useTranslation();
  return groupedChoices(choices).map((group) => (
    <Group key={group.name} open={choices.length <= AT_A_GLANCE || undefined}>
      <summary>
        <h3>{t(`accountNotifications.group.${group.name}`)}</h3>
        <State group={group} />
      </summary>
      <ChoiceTable
        label={t(`accountNotifications.group.${group.name}`)}
        choices={group.choices}
        onChange={onChange}
      />
    </Group>
  ));
}

function State({ group: { choices } }: { group: ChoiceGroup }) {
  const { t } = useTranslation();
  return (
    <small>
      {CHANNELS.map((channel) =>
        t('accountNotifications.on', {
          channel: t(`accountNotifications.channel.${channel}`),
          on: choices.filter((choice) => choice[channel]).length,
          total: choices.length,
        }),
      ).join(' · ')}
    </small>
  );
}
