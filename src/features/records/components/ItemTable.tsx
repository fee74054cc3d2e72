import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckDetail, CheckItemRow } from '../../../api/resources/checksApi';
import { lazyPart } from '../../../components/lazyPart';
import { MoneyText } from '../../../components/data/MoneyText';
import { ItemStatusChip } from '../../../domain/ItemStatusChip';
import { ItemResult } from '../../../domain/report/ItemResult';
import { PromisedDate } from '../../../domain/PromisedDate';
import { isAwayFromChina } from '../../../lib/chinaTime';
import { visuallyHidden } from '../../../theme/visuallyHidden';

const AnswerDialog = lazyPart(() => import('./AnswerDialog').then((module) => module.AnswerDialog));
// Most items never had a question.
const ItemAnswers = lazyPart(() =>
  import('../../../domain/personal/ItemAnswers').then((module) => module.ItemAnswers),
);

const stopped: readonly CheckDetail['status'][] = ['cancelled', 'expired'];
const line = { borderBottom: 1, borderColor: 'divider' } as const;

/** A table from 600 px on; on a phone each item is a small block: its name, state and result, promise and price. */
const cells: SxProps<Theme> = (theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontSize: '0.78125rem', color: 'text.secondary' },
  [theme.breakpoints.up('sm')]: {
    '& th, & td': { p: '8px 10px', ...line },
    '& th, & td:not(:first-of-type)': { whiteSpace: 'nowrap' },
  },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '6px 12px',
      py: 1.5,
      ...line,
    },
    '& td': { p: 0 },
    '& td:first-of-type': { gridColumn: '1 / -1' },
    '& td[data-empty]': { visibility: 'hidden' },
    '& td[data-label]::before': { content: 'attr(data-label) " "', color: 'text.secondary' },
  },
});

/** The items with their state, result, promise and price; a question to the enterprise is answered here. */
export function ItemTable({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<CheckItemRow>();
  const seesPrice = check.money !== null;

  const promised = t(isAwayFromChina() ? 'records.column.promisedInChina' : 'records.column.promised');
  return (
    <>
      <Box component="table" role="table" aria-label={t('recordDetail.section.items')} sx={cells}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('recordDetail.item.name')}
            </th>
            <th role="columnheader" scope="col">
              {t('records.column.status')}
            </th>
            <th role="columnheader" scope="col">
              {t('records.column.result')}
            </th>
            <th role="columnheader" scope="col">
              {promised}
            </th>
            {seesPrice && (
              <th role="columnheader" scope="col">
                {t('records.column.price')}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {check.items.map((item) => (
            <Fragment key={item.checkItemId}>
              <tr role="row">
                <td role="cell">
                  <ItemName item={item} isStopped={stopped.includes(check.status)} money={check.money} />
                  {item.question && item.waitingOn === 'enterprise' && check.allowed.includes('answer') && (
                    <Button size="small" variant="outlined" sx={{ mt: 0.5 }} onClick={() => setAsked(item)}>
                      {t('records.action.answer')}
                    </Button>
                  )}
                </td>
                <td role="cell">
                  <ItemStatusChip status={item.status} />
                </td>
                <td role="cell" data-empty={item.result ? undefined : ''}>
                  {item.result ? <ItemResult item={item} /> : '–'}
                </td>
                <td role="cell" data-label={promised}>
                  {item.status === 'cancelled' ? (
                    // Nothing is expected any more.
                    '–'
                  ) : (
                    <PromisedDate
                      promisedAt={item.promisedAt}
                      isEstimate={item.promisedEstimate && item.status !== 'done'}
                      isInColumn
                      // While any item has an open question, the clock of the whole check is paused.
                      isOver={item.status === 'done' || check.status === 'awaitingInfo'}
                    />
                  )}
                </td>
                {seesPrice && (
                  <td role="cell" data-label={t('records.column.price')}>
                    {item.price === null ? '–' : <MoneyText fen={item.price} />}
                  </td>
                )}
              </tr>
              {(item.asked ?? item.answers[0]) && (
                <tr role="row">
                  <td role="cell" colSpan={seesPrice ? 5 : 4}>
                    <ItemAnswers
                      checkId={check.checkId}
                      question={item.question}
                      asked={item.asked}
                      answers={item.answers}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Box>
      {asked && <AnswerDialog item={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ItemNameProps {
  item: CheckItemRow;
  /** The check ended without a report. */
  isStopped: boolean;
  /** Null for readers who may not see prices. */
  money: CheckDetail['money'];
}

function ItemName({ item, isStopped, money }: ItemNameProps) {
  const { t } = useTranslation();
  const small = { color: 'look.ink3', fontSize: '0.78125rem' } as const;
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{item.name}</Box>
      {item.consent === 'refused' && <Box sx={small}>{t('recordDetail.item.refused')}</Box>}
      {item.consent === 'withdrawn' && (
        <Box sx={small}>{t(`recordDetail.item.${item.status === 'done' ? 'stands' : 'withdrawn'}`)}</Box>
      )}
      {isStopped && item.status === 'done' && (
        <Box sx={small}>{t(money ? 'recordDetail.item.doneCharged' : 'recordDetail.item.doneBefore')}</Box>
      )}
      {item.givenBack && <Box sx={small}>{t('recordDetail.item.givenBack')}</Box>}
      {item.reason && <Box sx={small}>{t('recordDetail.item.reason', { reason: item.reason })}</Box>}
      {item.notGiven && <Box sx={small}>{t('recordDetail.item.notGiven', { reason: item.notGiven })}</Box>}
    </>
  );
}
