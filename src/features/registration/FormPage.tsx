import { CODE } from '@probity/contract/codeNames';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetRegistrationFormQuery } from '../../api/resources/registrationsApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';

const NothingHere = lazyPart(() =>
  import('../../components/feedback/NothingHere').then((module) => module.NothingHere),
);

// Most people come for the link; who changes a form fetches what that takes instead.
const FormView = lazyPart(async () => {
  const [module] = await Promise.all([import('./FormView'), loadPhrases('formLink')]);
  return module.FormView;
});
const InviteesPage = lazyPart(async () => {
  const [module] = await Promise.all([import('./InviteesPage'), loadPhrases('invitees', 'applications')]);
  return module.InviteesPage;
});
const FormEditor = lazyPart(() => import('./FormEditor').then((module) => module.FormEditor));

/** `/jobRegistration/form`: a new form; with `id` one that is there, with `edit` to change it, with `invitees` its invitation list. */
export function FormPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const formId = search.get('id');
  const { currentData, error, refetch } = useGetRegistrationFormQuery(formId ? { formId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const fault = !currentData && shownError(error);
  if (fault) {
    const isNone = [CODE.NOT_FOUND, CODE.FIELDS_WRONG].some((code) => code === fault.code);
    if (isNone)
      return <NothingHere message={fault.msg} to="/jobRegistration" label={t('titles.jobRegistration')} />;
    return <ErrorState headingLevel="h1" message={fault.msg} onRetry={() => void refetch()} />;
  }
  if (formId && !currentData) return <PageSkeleton />;
  if (currentData && search.get('invitees')) return <InviteesPage form={currentData} />;
  if (currentData && !search.get('edit')) return <FormView form={currentData} />;
  return <FormEditor key={formId} form={currentData} />;
}
