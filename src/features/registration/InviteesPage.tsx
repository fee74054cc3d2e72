import { useTranslation } from 'react-i18next';
import type { RegistrationForm } from '../../api/resources/registrationsApi';
import { PageHeader } from '../../components/layout/PageHeader';
import { TextLink } from '../../components/layout/TextLink';
import { InvitationList } from './InvitationList';
import { formPath } from './registrationPaths';

/** Whom a form by invitation is open to, with the way back to the form and its link. */
export function InviteesPage({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('invitees.of', { name: form.content.title })}
        subtitle={<TextLink to={formPath(form.formId)}>{t('invitees.back')}</TextLink>}
      />
      <InvitationList form={form} />
    </>
  );
}
