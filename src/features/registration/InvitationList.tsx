import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { inviteeStates } from '@probity/contract/rules/inviteeList';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExport } from '../../api/files/useExport';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  inviteeRows,
  useExportInviteesMutation,
  useListInviteesInfiniteQuery,
  useWithdrawInviteesMutation,
  type Invitee,
  type RegistrationForm,
} from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ExportButton } from '../../components/inputs/ExportButton';
import { FilterBar } from '../../components/inputs/FilterBar';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { DataTable } from '../../components/table/DataTable';
import { toast } from '../../lib/toast';
import { useInviteeCard, useInviteeColumns } from './useInviteeColumns';

const AddInviteesDialog = lazyPart(() =>
  import('./AddInviteesDialog').then((module) => module.AddInviteesDialog),
);
const TellInviteesDialog = lazyPart(() =>
  import('./TellInviteesDialog').then((module) => module.TellInviteesDialog),
);

/** Who may fill in a form that is open by invitation, and how far each has come. */
export function InvitationList({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation();
  const { formId, invitees, link } = form;
  const isOpen = link?.byList ?? false;
  // What is typed may be a name or a phone: it never stands in the address.
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const [state, setState] = useState<Invitee['state']>();
  const asked = { formId, ...(wanted && { text: wanted }), ...(state && { state }) };
  const list = usePagedRows(useListInviteesInfiniteQuery({ body: asked }, openedAnew), inviteeRows.idOf);
  const [isAdding, setAdding] = useState(false);
  const [telling, setTelling] = useState<Invitee | 'all'>();
  const [leaving, setLeaving] = useState<Invitee>();
  const deeds = useMemo(() => ({ isOpen, onTell: setTelling, onWithdraw: setLeaving }), [isOpen]);
  const columns = useInviteeColumns(deeds);
  const card = useInviteeCard(deeds);
  const [download] = useExportInviteesMutation();
  const exporting = useExport({
    name: 'invitation-list',
    send: (format) => download({ inviteeExport: { ...asked, format } }),
  });
  const [withdraw] = useWithdrawInviteesMutation();
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: () => toast.success(t('invitees.withdrawn')),
    onEnd: () => setLeaving(undefined),
  });
  const counts = inviteeStates.map((one) => t(`invitees.count.${one}`, { count: invitees[one] }));
  const isFiltered = wanted !== '' || state !== undefined;
  return (
    <Section title={t('invitees.title')}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box sx={{ color: 'text.secondary', maxWidth: 720 }}>
          {t(isOpen ? 'invitees.lead' : 'invitees.leadClosed')}
        </Box>
        <div>{counts.join(' · ')}</div>
        {isOpen && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} className="no-print">
            <Button variant="contained" onClick={() => setAdding(true)}>
              {t('invitees.add.open')}
            </Button>
            {invitees.added > 0 && (
              <Button variant="outlined" onClick={() => setTelling('all')}>
                {t('invitees.tell.open', { count: invitees.added })}
              </Button>
            )}
          </Box>
        )}
        <DataTable
          name="invitees"
          label={t('invitees.title')}
          columns={columns}
          card={card}
          {...list}
          idOf={inviteeRows.idOf}
          nameOf={(row) => row.name}
          empty={
            <EmptyState
              title={t(isFiltered ? 'invitees.none' : 'invitees.empty')}
              body={t(isFiltered ? 'invitees.noneBody' : 'invitees.emptyBody')}
            />
          }
          toolbar={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
              <FilterBar
                active={
                  state === undefined
                    ? []
                    : [
                        {
                          ...{ id: 'state', label: t(`invitees.state.${state}`), isInField: true },
                          onRemove: () => setState(undefined),
                        },
                      ]
                }
                onClearAll={() => setState(undefined)}
                search={
                  <SearchField
                    label={t('applications.list.search')}
                    placeholder={t('applications.list.searchHint')}
                    value={text}
                    onSearch={setText}
                  />
                }
              >
                <FilterSelect
                  label={t('invitees.column.state')}
                  value={state ?? ''}
                  options={inviteeStates.map((one) => ({
                    value: one,
                    label: t(`invitees.state.${one}`),
                  }))}
                  onChange={(value) => setState(inviteeStates.find((one) => one === value))}
                />
              </FilterBar>
              <ExportButton {...exporting} isSmall />
            </Box>
          }
        />
      </Box>
      {isAdding && <AddInviteesDialog formId={formId} onClose={() => setAdding(false)} />}
      {telling && (
        <TellInviteesDialog
          formId={formId}
          invitee={telling === 'all' ? undefined : telling}
          waiting={invitees.added}
          onClose={() => setTelling(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('invitees.withdrawTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('invitees.withdraw')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => void send({ inviteeKeys: { formId, inviteeIds: [leaving!.inviteeId] } })}
        onCancel={() => setLeaving(undefined)}
      >
        {t('invitees.withdrawBody')}
      </ConfirmDialog>
    </Section>
  );
}
