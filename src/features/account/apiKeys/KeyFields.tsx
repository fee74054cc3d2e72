import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiScopeNames, type ApiScope } from '../../../../contract/permissions';
import { FieldSelect } from '../../../components/CompactSelect';
import { CheckboxChoice } from '../../../components/form/CheckboxChoice';
import { FormField } from '../../../components/form/FormField';
import { TextLine } from '../../../components/form/TextLine';
import { useFaultText } from '../../../components/form/useFaultText';
import { LIFETIMES, type KeyDraft, type KeyFaults } from './keyDraft';
import { scopeKey } from './scopeKey';

interface KeyFieldsProps {
  draft: KeyDraft;
  faults: KeyFaults;
  onChange: (change: Partial<KeyDraft>) => void;
}

/** Name, scopes and lifetime of a new key. */
export function KeyFields({ draft, faults, onChange }: KeyFieldsProps) {
  const { t } = useTranslation();
  const text = useFaultText();
  const errorId = useId();
  const { name, scopes, lifetime } = draft;
  // In the order of the list, however they were chosen.
  const toggle = (scope: ApiScope) =>
    onChange({ scopes: apiScopeNames.filter((one) => (one === scope) !== scopes.includes(one)) });
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
      <TextLine
        name="name"
        label={t('accountApiKeys.field.name')}
        help={t('accountApiKeys.field.nameHelp')}
        value={name}
        maxLength={60}
        error={text(faults.name)}
        onChange={(event) => onChange({ name: event.target.value })}
        autoFocus
      />
      <Box
        component="fieldset"
        aria-describedby={faults.scopes && errorId}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      >
        <Box component="legend" sx={{ p: 0, fontSize: '0.8125rem', fontWeight: 600 }}>
          {t('accountApiKeys.field.scopes')}
        </Box>
        {faults.scopes && (
          <FormHelperText id={errorId} error>
            {text(faults.scopes)}
          </FormHelperText>
        )}
        {apiScopeNames.map((scope) => (
          <CheckboxChoice
            key={scope}
            label={t(`accountApiKeys.scope.${scopeKey[scope]}`)}
            help={t(`accountApiKeys.scopeHelp.${scopeKey[scope]}`)}
            isChosen={scopes.includes(scope)}
            isMissing={faults.scopes !== undefined}
            onToggle={() => toggle(scope)}
          />
        ))}
      </Box>
      <FormField label={t('accountApiKeys.field.lifetime')} error={text(faults.lifetime)}>
        {({ id, describedBy }) => (
          <FieldSelect
            id={id}
            aria-describedby={describedBy}
            value={lifetime}
            onChange={(event) => onChange({ lifetime: event.target.value as KeyDraft['lifetime'] })}
          >
            {LIFETIMES.map((days) => (
              <option key={days} value={days}>
                {days ? t('accountApiKeys.days', { count: Number(days) }) : t('accountApiKeys.untilRevoked')}
              </option>
            ))}
          </FieldSelect>
        )}
      </FormField>
    </Box>
  );
}
