import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListStandardPackagesQuery } from '../../../api/resources/standardPackagesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { FigureTable } from '../../../components/data/FigureTable';
import { MoneyText } from '../../../components/data/MoneyText';
import { StatusTag } from '../../../components/data/StatusTag';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { useEntryName } from '../catalogue/useEntryName';
import { standardPath } from '../packagePaths';
import { itemCount } from '../packageWords';

/** Every standard package with what it costs now, and what is planned. */
export function StandardList() {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const { data, error, refetch } = useListStandardPackagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Section title={t('standardPackages.title')}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('standardPackages.lead')}</Box>
        <FigureTable
          heads={[
            t('standardPackages.column.package'),
            t('standardPackages.column.items'),
            t('standardPackages.column.price'),
          ]}
        >
          {data.map(({ packageId, values, planned }) => (
            <tr key={packageId}>
              <td>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <TextLink to={standardPath(packageId)}>{nameOf(values)}</TextLink>
                  {!values.active && <StatusTag>{t('standardPackages.off')}</StatusTag>}
                  {planned && (
                    <StatusTag tone="blue">
                      {t('standardPackages.plannedTag', { day: planned.effectiveOn ?? '' })}
                    </StatusTag>
                  )}
                </Box>
              </td>
              <td className="sum">{itemCount(values.items)}</td>
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
