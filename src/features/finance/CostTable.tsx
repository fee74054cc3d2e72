import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { Cost } from '../../api/resources/balanceApi';
import { FigureTable } from '../../components/data/FigureTable';
import { TextLink } from '../../components/layout/TextLink';
import { chargesPath, type Days, type Side } from './costSides';
import { sharesOf } from './shares';

interface CostTableProps {
  rows: readonly Cost[];
  total: number;
  by: Side;
  days: Days;
}

/** The figures of the chart, all of them, each leading to the charges it is made of. */
export function CostTable({ rows, total, by, days }: CostTableProps) {
  const { t } = useTranslation();
  const shares =
    total > 0
      ? sharesOf(
          rows.map(({ charged }) => charged),
          total,
        )
      : [];
  return (
    <FigureTable
      heads={[
        t('finance.costs.column.name'),
        t('finance.costs.column.checks'),
        t('finance.costs.column.charged'),
      ]}
    >
      {rows.map(({ key, name, checks, charged }, at) => {
        const link = chargesPath(by, key, days);
        const shown = name ?? t(`finance.costs.none.${by}`);
        return (
          <tr key={key ?? ''}>
            <td>{link ? <TextLink to={link}>{shown}</TextLink> : shown}</td>
            <td className="sum">
              {link ? (
                <TextLink to={link} aria-label={t('finance.costs.checksOf', { name: shown, count: checks })}>
                  {checks}
                </TextLink>
              ) : (
                checks
              )}
            </td>
            <td className="sum">
              <div>
                {link ? (
                  <TextLink
                    to={link}
                    aria-label={t('finance.costs.chargesOf', { name: shown, amount: formatFen(charged) })}
                  >
                    {formatFen(charged)}
                  </TextLink>
                ) : (
                  formatFen(charged)
                )}
              </div>
              {shares[at] && (
                <Box component="small" sx={{ color: 'text.secondary' }}>
                  {t('finance.costs.share', { percent: shares[at] })}
                </Box>
              )}
            </td>
          </tr>
        );
      })}
    </FigureTable>
  );
}
