import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Certification, LicenseFile } from '../../../api/resources/enterpriseApi';
import { ErrorSummary } from '../../../components/form/ErrorSummary';
import { PhoneInput } from '../../../components/form/PhoneInput';
import { TextInput } from '../../../components/form/TextInput';
import { useAppForm } from '../../../components/form/useAppForm';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import {
  certificationRules,
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

const RefusalAlert = lazyPart(() =>
  import('../../../components/feedback/RefusalAlert').then((module) => module.RefusalAlert),
);

interface CertificationFormProps {
  /** The draft, the rejected submission, or what is verified. */
  start: Certification['draft'];
  onSubmitted: (status?: number) => void;
  /** A change of what is verified. */
  isChange?: boolean;
  /** The draft is gone, and the form may begin anew. */
  onDiscarded?: (() => void) | undefined;
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

/** The enterprise's papers on one page: licence, enterprise, contact. Saved as a draft until they are submitted. */
export function CertificationForm({
  start,
  onSubmitted,
  isChange = false,
  onDiscarded,
}: CertificationFormProps) {
  const { t } = useTranslation();
  const { change: keep, discard, stop, draft } = useCertificationDraft();
  const form = useAppForm(start ? fromDraft(start.content) : emptyCertification, certificationRules, {
    isKept: draft.state === 'saved',
  });
  const { control, isDirty } = form;
  const values = useWatch({ control }) as CertificationValues;
  const [license, setLicense] = useState<LicenseFile | null>(start?.license ?? null);
  const [restoredFrom, setRestoredFrom] = useState(start?.savedAt ?? null);
  const { send, isRunning, refusal } = useSubmitCertification({
    form,
    stopDraft: stop,
    keepDraft: keep,
    onSubmitted,
    isChange,
  });

  useEffect(() => {
    if (isDirty) keep(values);
  }, [values, isDirty, keep]);

  const labels = Object.fromEntries(
    FIELDS.map((name) => [name, t(`enterprise.field.${name === 'licenseFileId' ? 'license' : name}`)]),
  );
  const handleLicense = (next: LicenseFile | null) => {
    setLicense(next);
    form.change('licenseFileId', next?.fileId ?? '');
  };
  const handleDiscard = () => {
    form.settle(emptyCertification);
    setLicense(null);
    setRestoredFrom(null);
    void discard().then(onDiscarded);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(send)(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <DraftNote draft={draft} restoredFrom={restoredFrom} onDiscard={handleDiscard} />
      <ErrorSummary control={control} labels={labels} onSelect={form.focus} />
      <Section title={t('enterprise.section.license')}>
        <Controller
          name="licenseFileId"
          control={control}
          render={({ field }) => (
            // The target of the fault's link: the button inside takes the focus.
            <Box
              ref={(box: HTMLElement | null) =>
                field.ref({ focus: () => box?.querySelector('button')?.focus() })
              }
            >
              <LicenseField
                license={license}
                error={form.field('licenseFileId').error}
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
      {refusal && <RefusalAlert message={refusal.msg ?? ''} />}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" size="large" loading={isRunning || null}>
          {t('enterprise.submit')}
        </Button>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('enterprise.submitHelp')}</Box>
      </Box>
    </Box>
  );
}
