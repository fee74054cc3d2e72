import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiScopeNames, type ApiScope } from '@probity/contract/permissions';
import { CheckboxChoice } from '../../../components/form/CheckboxChoice';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { AppField } from '../../../components/form/useAppForm';
import { LIFETIMES, type KeyDraft } from './keyDraft';
import { scopeKey } from './scopeKey';

type KeyFieldsProps = { [Name in keyof KeyDraft]: AppField<KeyDraft[Name]> };

/** Name, scopes and lifetime of a new key. */
export function KeyFields({ name, scopes, lifetime }: KeyFieldsProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const { value: chosen, error } = scopes;
  // In the order of the list, however they were chosen.
  const toggle = (scope: ApiScope) =>
    scopes.onChange(apiScopeNames.filter((one) => (one === scope) !== chosen.includes(one)));
  return (
    <>
      <FieldLine
        field={name}
        label={t('accountApiKeys.field.name')}
        help={t('accountApiKeys.field.nameHelp')}
        maxLength={60}
      />
      <Box
        component="fieldset"
        aria-describedby={error && errorId}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      >
        <Box component="legend" sx={{ p: 0, fontSize: '0.8125rem', fontWeight: 600 }}>
          {t('accountApiKeys.field.scopes')}
        </Box>
        {error && (
          <FormHelperText id={errorId} error>
            {error}
          </FormHelperText>
        )}
        {apiScopeNames.map((scope) => (
          <CheckboxChoice
            key={scope}
            label={t(`accountApiKeys.scope.${scopeKey[scope]}`)}
            help={t(`accountApiKeys.scopeHelp.${scopeKey[scope]}`)}
            isChosen={chosen.includes(scope)}
            isMissing={error !== undefined}
            onToggle={() => toggle(scope)}
          />
        ))}
      </Box>
      <FieldMenu
        field={lifetime}
        label={t('accountApiKeys.field.lifetime')}
        options={LIFETIMES.map((days) => ({
          value: days,
          label: days ? t('accountApiKeys.days', { count: Number(days) }) : t('accountApiKeys.untilRevoked'),
        }))}
      />
    </>
  );
}
