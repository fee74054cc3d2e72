import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerInfoRequestMutation, type CheckDetail, type CheckItemRow } from '../../../api/checksApi';
import { MoneyText } from '../../../components/MoneyText';
import { ItemStatusChip } from '../../../domain/ItemStatusChip';
import { LampChip } from '../../../domain/LampChip';
import { PromisedDate } from '../../../domain/PromisedDate';
import { ReasonDialog } from './ReasonDialog';

const cells = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    p: '8px 10px',
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
  },
  '& th': { fontSize: '0.78125rem', color: 'text.secondary' },
} as const;

/** The items with their state, result, promise and price; a question to the enterprise is answered here. */
export function ItemTable({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const [answer, { isLoading }] = useAnswerInfoRequestMutation();
  const [asked, setAsked] = useState<CheckItemRow>();
  const seesPrice = check.money !== null;

  const handleAnswer = async (item: CheckItemRow, text: string) => {
    const { error } = await answer({ body: { checkItemId: item.checkItemId, text } });
    if (!error) setAsked(undefined);
  };
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={t('records.section.items')} tabIndex={0}>
      <Box component="table" sx={cells}>
        <thead>
          <tr>
            <th scope="col">{t('records.item.name')}</th>
            <th scope="col">{t('records.column.status')}</th>
            <th scope="col">{t('records.column.result')}</th>
            <th scope="col">{t('records.column.promised')}</th>
            {seesPrice && <th scope="col">{t('records.column.price')}</th>}
          </tr>
        </thead>
        <tbody>
          {check.items.map((item) => (
            <tr key={item.checkItemId}>
              <td>
                <ItemName item={item} />
                {item.question && item.waitingOn === 'enterprise' && check.allowed.includes('answer') && (
                  <Button size="small" variant="outlined" sx={{ mt: 0.5 }} onClick={() => setAsked(item)}>
                    {t('records.action.answer')}
                  </Button>
                )}
              </td>
              <td>
                <ItemStatusChip status={item.status} />
              </td>
              <td>{item.lamp ? <LampChip lamp={item.lamp} result={item.result} /> : '–'}</td>
              <td>
                <PromisedDate
                  promisedAt={item.promisedAt}
                  isOver={item.status === 'done' || item.status === 'cancelled'}
                />
              </td>
              {seesPrice && <td>{item.price === null ? '–' : <MoneyText fen={item.price} />}</td>}
            </tr>
          ))}
        </tbody>
      </Box>
      {asked && (
        <ReasonDialog
          title={t('records.answer.title')}
          body={asked.question ?? ''}
          label={t('records.answer.label')}
          confirmLabel={t('records.action.answer')}
          maxLength={1000}
          isMultiline
          isRunning={isLoading}
          onConfirm={(text) => void handleAnswer(asked, text)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

function ItemName({ item }: { item: CheckItemRow }) {
  const { t } = useTranslation();
  const small = { color: 'look.ink3', fontSize: '0.78125rem' } as const;
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{item.name}</Box>
      {item.consent === 'refused' && <Box sx={small}>{t('records.item.refused')}</Box>}
      {item.consent === 'withdrawn' && <Box sx={small}>{t('records.item.withdrawn')}</Box>}
      {item.reason && <Box sx={small}>{t('records.item.reason', { reason: item.reason })}</Box>}
      {item.question && <Box sx={small}>{t('records.item.question', { question: item.question })}</Box>}
    </>
  );
}
