import { useTranslation } from 'react-i18next';
import type { RegistrationForm } from '../../api/resources/registrationsApi';
import { PageHeader } from '../../components/layout/PageHeader';
import { FormBuilder } from './FormBuilder';
import { emptyForm, valuesOf } from './formValues';

/** Changes a form, or begins one. */
export function FormEditor({ form }: { form: RegistrationForm | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={
          form
            ? t('registration.form.titleChange', { name: form.content.title })
            : t('registration.form.titleNew')
        }
      />
      <FormBuilder initial={form ? valuesOf(form.content) : emptyForm} saved={form} />
    </>
  );
}
