import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formSections, sectionStates } from '@probity/contract/rules/registrationForm';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RegistrationForm } from '../../api/resources/registrationsApi';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldMenu } from '../../components/form/FieldMenu';
import { useAppForm } from '../../components/form/useAppForm';
import { lazyPart } from '../../components/lazyPart';
import { Section } from '../../components/layout/Section';
import { loadPhrases } from '../../i18n/i18n';
import { toast } from '../../lib/toast';
import { draftOf, formRules, type FormValues } from './formValues';
import { QuestionList } from './QuestionList';
import { formPath } from './registrationPaths';
import { useFormSave } from './useFormSave';

// Somebody else saved meanwhile: rare.
const Notice = lazyPart(() => import('../../components/feedback/Notice').then((module) => module.Notice));

const ApplyPreview = lazyPart(async () => {
  const [module] = await Promise.all([import('./ApplyPreview'), loadPhrases('candidate', 'apply')]);
  return module.ApplyPreview;
});

/** A wide window has room for it beside the form, where it follows what is typed. */
const roomBeside = () => window.innerWidth >= 1200;

interface FormBuilderProps {
  initial: FormValues;
  /** Undefined of a new form. */
  saved: RegistrationForm | undefined;
}

/** What a form asks for. */
export function FormBuilder({ initial, saved }: FormBuilderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useAppForm(initial, formRules);
  const [preview, setPreview] = useState<'beside' | 'dialog'>();
  const isBeside = preview === 'beside';
  const drawn = useDeferredValue(draftOf(form.watch()));
  const saving = useFormSave(saved ? { formId: saved.formId, version: saved.content.version } : {}, {
    form,
    onDone: ({ formId }) => {
      const { title } = draftOf(form.getValues());
      form.settle();
      toast.success(t('registration.form.saved', { name: title }));
      void navigate(formPath(formId), { replace: true });
    },
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 820px)', lg: `minmax(0, 820px)${isBeside ? ' 360px' : ''}` },
        alignItems: 'start',
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(saving.send)(event);
        }}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        <Section title={t('registration.form.about')}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FieldLine
              field={form.field('title')}
              label={t('registration.form.title')}
              help={t('registration.form.titleHelp')}
              autoComplete="off"
            />
            <FieldLine
              field={form.field('intro')}
              label={t('registration.form.intro')}
              help={t('registration.form.introHelp')}
              isOptional
              rows={3}
            />
            <FieldLine
              field={form.field('keepDays')}
              label={t('registration.form.keepDays')}
              help={t('registration.form.keepDaysHelp')}
              inputMode="numeric"
              autoComplete="off"
            />
          </Box>
        </Section>
        <Section title={t('registration.form.sections')}>
          <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('registration.form.always')}</Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {formSections.map((section) => {
              const state = form.field(`sections.${section}`);
              const label = t(`registration.form.section.${section}`);
              return (
                <Box key={section} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
                  <FieldMenu
                    field={state}
                    label={label}
                    options={sectionStates.map((value) => ({
                      value,
                      label: t(`registration.form.state.${value}`),
                    }))}
                  />
                  {state.value !== 'off' && (
                    <FieldLine
                      field={form.field(`sectionHelps.${section}`)}
                      label={t('registration.form.sectionHelp', { section: label })}
                      isOptional
                      autoComplete="off"
                    />
                  )}
                </Box>
              );
            })}
          </Box>
        </Section>
        <QuestionList form={form} />
        {saving.isOther && (
          <Notice>
            {t('registration.form.other')}{' '}
            <Button onClick={() => void form.submit(saving.replace)()}>
              {t('registration.form.replace')}
            </Button>
          </Notice>
        )}
        {saving.refusal && (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {saving.refusal.msg}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Button
            variant="outlined"
            aria-expanded={preview !== undefined}
            onClick={() => setPreview(preview ? undefined : roomBeside() ? 'beside' : 'dialog')}
          >
            {t('registration.form.preview')}
          </Button>
          <Button type="submit" variant="contained" loading={saving.isRunning}>
            {t('registration.form.save')}
          </Button>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'end' }}>
          {t('registration.form.saveHelp')}
        </Box>
      </Box>
      {preview && <ApplyPreview draft={drawn} isBeside={isBeside} onClose={() => setPreview(undefined)} />}
    </Box>
  );
}
