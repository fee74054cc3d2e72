import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { shownError } from '../../../api/transport/shownError';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import {
  deliveryRows,
  isWaiting,
  useFollowedDeliveries,
  useListWebhookDeliveriesInfiniteQuery,
  useListWebhooksQuery,
  type DeliveryStatus,
} from '../../../api/resources/webhooksApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { FilterBar } from '../../../components/inputs/FilterBar';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { lazyPart } from '../../../components/lazyPart';
import { StateMessage } from '../../../components/feedback/StateMessage';
import { DataTable } from '../../../components/table/DataTable';
import { TextLink } from '../../../components/layout/TextLink';
import { formatInstant } from '../../../lib/dates';
import { useDeliveryCard, useDeliveryColumns } from './useDeliveryColumns';

const DeliveryDialog = lazyPart(() => import('./DeliveryDialog').then((module) => module.DeliveryDialog));

const STATUSES: readonly DeliveryStatus[] = ['waiting', 'delivered', 'failed'];

/** The deliveries of one webhook in the last 30 days, newest first. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const status = STATUSES.find((one) => one === search.get('status'));
  const { data: webhooks } = useListWebhooksQuery();
  const webhook = webhooks?.find((one) => one.webhookId === webhookId);
  const query = useListWebhookDeliveriesInfiniteQuery(
    { body: { webhookId, ...(status && { status }) } },
    openedAnew,
  );
  const list = usePagedRows(query, deliveryRows.idOf);
  const { rows } = list;
  useFollowedDeliveries(rows?.some(isWaiting) ?? false);
  const columns = useDeliveryColumns(webhook?.status === 'active');
  const card = useDeliveryCard(webhook?.status === 'active');
  const [openId, setOpenId] = useState<string>();
  const handleStatus = (value: string) =>
    setSearch({ tab: 'webhooks', webhook: webhookId, ...(value && { status: value }) });
  const back = <TextLink to="?tab=webhooks">{`← ${t('accountWebhooks.log.back')}`}</TextLink>;

  if (shownError(query.error)?.code === CODE.NOT_FOUND && !rows)
    return (
      <StateMessage
        title={t('accountWebhooks.log.gone')}
        body={t('accountWebhooks.log.goneBody')}
        action={back}
      />
    );
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        {back}
        <Typography variant="h2" sx={{ mt: 1, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {webhook && t('accountWebhooks.log.title', { name: webhook.name })}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{t('accountWebhooks.log.note')}</Box>
      </Box>
      <DataTable
        name="deliveries"
        label={t('accountWebhooks.log.table')}
        columns={columns}
        card={card}
        {...list}
        nameOf={(row) => formatInstant(row.createdAt)}
        empty={
          <EmptyState
            title={t(status ? 'accountWebhooks.log.emptyFiltered' : 'accountWebhooks.log.empty')}
            body={t(status ? 'accountWebhooks.log.emptyFilteredBody' : 'accountWebhooks.log.emptyBody')}
          />
        }
        onRowOpen={(row) => setOpenId(row.deliveryId)}
        toolbar={
          <FilterBar
            active={
              status === undefined
                ? []
                : [
                    {
                      ...{ id: 'status', label: t(`accountWebhooks.log.status.${status}`), isInField: true },
                      onRemove: () => handleStatus(''),
                    },
                  ]
            }
            onClearAll={() => handleStatus('')}
          >
            <FilterSelect
              label={t('accountWebhooks.log.filter')}
              value={status ?? ''}
              options={STATUSES.map((one) => ({ value: one, label: t(`accountWebhooks.log.status.${one}`) }))}
              onChange={handleStatus}
            />
          </FilterBar>
        }
      />
      {openId && <DeliveryDialog deliveryId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
