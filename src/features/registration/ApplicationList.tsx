import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  applicationRows,
  useListApplicationsInfiniteQuery,
  useListRegistrationFormsQuery,
} from '../../api/resources/registrationsApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { CompactSelect } from '../../components/inputs/CompactSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { DataTable } from '../../components/table/DataTable';
import { applicationPath } from './registrationPaths';
import { useApplicationCard, useApplicationColumns } from './useApplicationColumns';

const STATES = ['all', 'open', 'checked'] as const;

/** What applicants sent, by form, by part of a name or phone, and by whether a check was begun. */
export function ApplicationList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { data: forms = [] } = useListRegistrationFormsQuery();
  // What is typed may be a name or a phone: it never stands in the address.
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const form = forms.find(({ formId }) => formId === search.get('form'))?.formId;
  const state = STATES.find((one) => one === search.get('state')) ?? 'all';
  const body = {
    ...(form && { formId: form }),
    ...(wanted && { text: wanted }),
    ...(state !== 'all' && { checked: state === 'checked' }),
  };
  const list = usePagedRows(useListApplicationsInfiniteQuery({ body }, openedAnew), applicationRows.idOf);
  const put = (name: string, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const isFiltered = Object.keys(body).length > 0;
  const handleAll = () => {
    setText('');
    setSearch({}, { replace: true });
  };
  return (
    <DataTable
      name="applications"
      label={t('registration.list.table')}
      columns={useApplicationColumns()}
      card={useApplicationCard()}
      {...list}
      idOf={applicationRows.idOf}
      nameOf={(row) => row.name}
      onRowOpen={(row) => void navigate(applicationPath(row.applicationId))}
      empty={
        isFiltered ? (
          <EmptyState
            title={t('registration.list.none')}
            body={t('registration.list.noneBody')}
            action={
              <Button variant="outlined" onClick={handleAll}>
                {t('registration.list.all')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t('registration.list.empty')} body={t('registration.list.emptyBody')} />
        )
      }
      toolbar={
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SearchField
            label={t('registration.list.search')}
            placeholder={t('registration.list.searchHint')}
            value={text}
            onSearch={setText}
          />
          <CompactSelect
            aria-label={t('registration.list.form')}
            value={form ?? ''}
            onChange={(event) => put('form', event.target.value)}
          >
            <option value="">{t('registration.list.allForms')}</option>
            {forms.map(({ formId, title }) => (
              <option key={formId} value={formId}>
                {title}
              </option>
            ))}
          </CompactSelect>
          <CompactSelect
            aria-label={t('registration.list.state')}
            value={state}
            onChange={(event) => put('state', event.target.value === 'all' ? '' : event.target.value)}
          >
            {STATES.map((one) => (
              <option key={one} value={one}>
                {t(`registration.list.states.${one}`)}
              </option>
            ))}
          </CompactSelect>
        </Box>
      }
    />
  );
}
