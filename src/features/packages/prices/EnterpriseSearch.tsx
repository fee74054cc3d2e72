import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListFilters } from '../../../api/lists/useListFilters';
import { useFindPricedEnterprisesQuery, type PricedEnterprises } from '../../../api/resources/pricesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { FigureTable } from '../../../components/data/FigureTable';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { SearchField } from '../../../components/inputs/SearchField';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { enterprisePath } from '../packagePaths';

const LONGEST_TEXT = 50;

/** The enterprises by a part of their name, those with prices of their own first. */
export function EnterpriseSearch() {
  const { t } = useTranslation();
  const { search, setSearch } = useListFilters();
  const text = search.get('q') ?? '';
  const { data, error, refetch } = useFindPricedEnterprisesQuery(
    { body: { text: text.trim().slice(0, LONGEST_TEXT) } },
    { refetchOnMountOrArgChange: true },
  );
  const handleSearch = (typed: string) =>
    setSearch({ tab: 'prices', ...(typed.trim() !== '' && { q: typed }) }, true);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Section title={t('prices.title')}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('prices.lead')}</Box>
        <Box role="search" sx={{ mb: 2 }}>
          <SearchField
            label={t('prices.search')}
            placeholder={t('prices.searchHint')}
            value={text}
            onSearch={handleSearch}
          />
        </Box>
        {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!error && !data && <PageSkeleton />}
        {data && <Found data={data} />}
      </Section>
    </Box>
  );
}

function Found({ data: { rows, total } }: { data: PricedEnterprises }) {
  const { t } = useTranslation();
  if (total === 0) return <div>{t('prices.none')}</div>;
  return (
    <>
      <FigureTable heads={[t('prices.column.enterprise'), t('prices.column.ownPrices')]}>
        {rows.map(({ enterpriseId, name, ownPrices }) => (
          <tr key={enterpriseId}>
            <td>
              <TextLink to={enterprisePath(enterpriseId)}>{name}</TextLink>
            </td>
            <td className="sum">{ownPrices}</td>
          </tr>
        ))}
      </FigureTable>
      {total > rows.length && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('prices.more', { count: total - rows.length })}</Box>
      )}
    </>
  );
}
