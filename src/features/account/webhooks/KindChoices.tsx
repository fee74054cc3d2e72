import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventKinds } from '@probity/contract/rules/events';
import type { WebhookKind } from '../../../api/resources/webhooksApi';
import { CheckboxChoice } from '../../../components/form/CheckboxChoice';
import type { AppField } from '../../../components/form/useAppForm';
import { LinkButton } from '../../../components/layout/LinkButton';

const groups = ['check', 'order', 'enterprise', 'webhook'] as const;
const kindsOf = (group: (typeof groups)[number]) => eventKinds.filter((kind) => kind.startsWith(`${group}.`));

/** The events a webhook can listen to, each explained. */
export function KindChoices({
  field: { value: kinds, error, onChange },
}: {
  field: AppField<readonly WebhookKind[]>;
}) {
  const { t } = useTranslation();
  const errorId = useId();
  const isAll = kinds.length === eventKinds.length;
  // In the order of the list, however they were chosen.
  const toggle = (kind: WebhookKind) =>
    onChange(eventKinds.filter((one) => (one === kind) !== kinds.includes(one)));
  return (
    <Box component="fieldset" aria-describedby={error && errorId} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {t('accountWebhooks.form.kinds')}
      </Box>
      <LinkButton type="button" onClick={() => onChange(isAll ? [] : [...eventKinds])}>
        {t(isAll ? 'accountWebhooks.form.none' : 'accountWebhooks.form.all')}
      </LinkButton>
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
      {groups.map((group) => (
        <Box key={group} sx={{ mt: 1 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t(`accountWebhooks.group.${group}`)}
          </Box>
          {kindsOf(group).map((kind) => (
            <CheckboxChoice
              key={kind}
              label={t(`accountWebhooks.kind.${kind}.name`)}
              help={t(`accountWebhooks.kind.${kind}.help`)}
              isChosen={kinds.includes(kind)}
              isMissing={error !== undefined}
              onToggle={() => toggle(kind)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
