import Button from '@mui/material/Button';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useExport } from '../../api/files/useExport';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  applicationRows,
  useExportApplicationsMutation,
  useListApplicationsInfiniteQuery,
  useListRegistrationFormsQuery,
} from '../../api/resources/registrationsApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { lazyPart } from '../../components/lazyPart';
import { DataTable } from '../../components/table/DataTable';
import { isAll, noRows, type RowSelection } from '../../components/table/rowSelection';
import { OwnTasks } from '../../domain/task/OwnTasks';
import { selectUserInfo } from '../../session/selectors';
import { filtersOf, searchOf, type ApplicationFilters } from './applicationFilters';
import { ApplicationToolbar } from './ApplicationToolbar';
import { applicationPath } from './registrationPaths';
import { useApplicationCard, useApplicationColumns } from './useApplicationColumns';

const OrderChosen = lazyPart(() => import('./OrderChosen').then((module) => module.OrderChosen));

const TASKS = ['applications.export'] as const;

/** What applicants sent, by form, name or phone, tag, days, and by whether a check was begun; and as a file. */
export function ApplicationList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { data: forms = [] } = useListRegistrationFormsQuery();
  // What is typed may be a name or a phone: it never stands in the address.
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const filters = filtersOf(search);
  const body = { ...filters, ...(wanted && { text: wanted }) };
  const list = usePagedRows(useListApplicationsInfiniteQuery({ body }, openedAnew), applicationRows.idOf);
  const [download] = useExportApplicationsMutation();
  const exporting = useExport({
    name: 'applications',
    send: (format) => download({ applicationExport: { ...body, format } }),
    start: ({ startApplicationsExport }, format) =>
      startApplicationsExport.initiate({ applicationExport: { ...body, format } }, { track: false }),
  });
  const mayOrder = useSelector(selectUserInfo).permissions?.includes('check.order');
  const [selected, setSelected] = useState<RowSelection>(noRows);
  const show = (next: ApplicationFilters) => setSearch(searchOf({ ...filters, ...next }), { replace: true });
  const handleAll = () => {
    setText('');
    setSearch({}, { replace: true });
  };
  return (
    <>
      <OwnTasks kinds={TASKS} />
      <DataTable
        name="applications"
        label={t('applications.list.table')}
        columns={useApplicationColumns()}
        card={useApplicationCard()}
        {...list}
        idOf={applicationRows.idOf}
        nameOf={(row) => row.name}
        selection={
          mayOrder
            ? {
                selected,
                onChange: setSelected,
                // Nobody counts the applications: all of them are never chosen at once.
                actions: !isAll(selected) && <OrderChosen applicationIds={selected.ids} />,
              }
            : undefined
        }
        onRowOpen={(row) => void navigate(applicationPath(row.applicationId))}
        empty={
          Object.keys(body).length > 0 ? (
            <EmptyState
              title={t('applications.list.none')}
              body={t('applications.list.noneBody')}
              action={
                <Button variant="outlined" onClick={handleAll}>
                  {t('applications.list.all')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('applications.list.empty')} body={t('applications.list.emptyBody')} />
          )
        }
        toolbar={
          <ApplicationToolbar
            text={text}
            onSearch={setText}
            filters={filters}
            onChange={show}
            forms={forms}
            exporting={exporting}
          />
        }
      />
    </>
  );
}
