import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListCatalogueEntriesQuery } from '../../../api/resources/catalogueApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { FigureTable } from '../../../components/data/FigureTable';
import { MoneyText } from '../../../components/data/MoneyText';
import { StatusTag } from '../../../components/data/StatusTag';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { itemPath } from '../packagePaths';
import { useEntryName } from './useEntryName';

/** Every kind of check with what it costs and takes now, and what is planned. */
export function CatalogueList() {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const { data, error, refetch } = useListCatalogueEntriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Section title={t('catalogue.title')}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('catalogue.lead')}</Box>
        <FigureTable
          heads={[t('catalogue.column.item'), t('catalogue.column.days'), t('catalogue.column.price')]}
        >
          {data.map(({ itemCode, values, sensitive, planned }) => (
            <tr key={itemCode}>
              <td>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <TextLink to={itemPath(itemCode)}>{nameOf(values)}</TextLink>
                  {sensitive && <StatusTag>{t('packages.item.sensitive')}</StatusTag>}
                  {planned && (
                    <StatusTag tone="blue">
                      {t('catalogue.plannedTag', { day: planned.effectiveOn })}
                    </StatusTag>
                  )}
                </Box>
              </td>
              <td className="sum">{values.workingDays}</td>
              <td className="sum">
                <MoneyText fen={values.price} />
              </td>
            </tr>
          ))}
        </FigureTable>
      </Section>
    </Box>
  );
}
