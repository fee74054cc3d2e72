import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Certification, LicenseFile } from '../../../api/enterpriseApi';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { PhoneInput } from '../../../components/form/PhoneInput';
import { TextInput } from '../../../components/form/TextInput';
import { useFaultText } from '../../../components/form/useFaultText';
import { Section } from '../../../components/Section';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import {
  certificationResolver,
  emptyCertification,
  FIELDS,
  fromDraft,
  type CertificationValues,
} from '../certificationValues';
import { useCertificationDraft } from '../hooks/useCertificationDraft';
import { useSubmitCertification } from '../hooks/useSubmitCertification';
import { DraftNote } from './DraftNote';
import { LicenseField } from './LicenseField';
import { RegionPicker } from './RegionPicker';

interface CertificationFormProps {
  /** What was typed before, or what was rejected. */
  start: Certification['draft'];
  onSubmitted: () => void;
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

/** The enterprise's papers on one page: licence, enterprise, contact. Kept as a draft until they are submitted. */
export function CertificationForm({ start, onSubmitted }: CertificationFormProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const form = useForm<CertificationValues>({
    defaultValues: start ? fromDraft(start.content) : emptyCertification,
    resolver: certificationResolver,
  });
  const { control, handleSubmit, setError, clearErrors, setFocus, setValue, reset, formState } = form;
  const values = useWatch({ control }) as CertificationValues;
  const [license, setLicense] = useState<LicenseFile | null>(start?.license ?? null);
  const [restoredFrom, setRestoredFrom] = useState(start?.savedAt ?? null);
  const { change, discard, stop, draft } = useCertificationDraft();
  const { submit, isSubmitting, error } = useSubmitCertification({
    setError,
    clearErrors,
    setFocus,
    stopDraft: stop,
    keepDraft: change,
    onSubmitted,
  });
  const { isDirty, errors } = formState;
  useUnsavedInput(isDirty && draft.state !== 'saved');

  useEffect(() => {
    if (isDirty) change(values);
  }, [values, isDirty, change]);

  const labels = Object.fromEntries(
    FIELDS.map((name) => [name, t(`enterprise.field.${name === 'licenseFileId' ? 'license' : name}`)]),
  );
  const handleLicense = (next: LicenseFile | null) => {
    setLicense(next);
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('licenseFileId', next?.fileId ?? '', options);
  };
  const handleDiscard = () => {
    reset(emptyCertification);
    setLicense(null);
    setRestoredFrom(null);
    void discard();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <DraftNote draft={draft} restoredFrom={restoredFrom} onDiscard={handleDiscard} />
      <ErrorSummary control={control} labels={labels} onSelect={setFocus} />
      <Section title={t('enterprise.section.license')}>
        <Controller
          name="licenseFileId"
          control={control}
          render={({ field }) => (
            // The fault leads here: the button inside takes the focus.
            <Box
              ref={(box: HTMLElement | null) =>
                field.ref({ focus: () => box?.querySelector('button')?.focus() })
              }
            >
              <LicenseField
                license={license}
                error={faultText(errors.licenseFileId?.message)}
                onChange={handleLicense}
              />
            </Box>
          )}
        />
      </Section>
      <Section title={t('enterprise.section.enterprise')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput
            control={control}
            name="enterpriseName"
            label={labels.enterpriseName!}
            help={t('enterprise.help.enterpriseName')}
            autoComplete="organization"
            maxLength={100}
          />
          <Box sx={twoColumns}>
            <TextInput
              control={control}
              name="creditCode"
              label={labels.creditCode!}
              help={t('enterprise.help.creditCode')}
              autoComplete="off"
              maxLength={40}
            />
            <TextInput
              control={control}
              name="legalPerson"
              label={labels.legalPerson!}
              help={t('enterprise.help.legalPerson')}
              autoComplete="off"
              maxLength={50}
            />
          </Box>
          <Controller
            name="regionCode"
            control={control}
            render={({ field }) => <RegionPicker value={field.value} onChange={field.onChange} />}
          />
          <TextInput
            control={control}
            name="address"
            label={labels.address!}
            autoComplete="street-address"
            maxLength={200}
            isOptional
          />
        </Box>
      </Section>
      <Section title={t('enterprise.section.contact')}>
        <Box sx={twoColumns}>
          <TextInput
            control={control}
            name="contactName"
            label={labels.contactName!}
            autoComplete="name"
            maxLength={50}
          />
          <PhoneInput
            control={control}
            name="contactPhone"
            label={labels.contactPhone!}
            help={t('enterprise.help.contactPhone')}
            maxLength={20}
          />
        </Box>
      </Section>
      {error && (
        <Alert severity="error" role="alert">
          {error.msg}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting || null}>
          {t('enterprise.submit')}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('enterprise.submitHelp')}</Box>
      </Box>
    </Box>
  );
}
