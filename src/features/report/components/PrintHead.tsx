import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslation } from 'react-i18next';
import type { ReportView } from '../../../api/resources/reportsApi';

/** The order and the page's number at the foot of each page. */
const pagesOf = (orderNo: string) => ({
  '@page': {
    margin: '14mm 14mm 16mm',
    fontSize: '8pt',
    '@bottom-left': { content: JSON.stringify(orderNo) },
    '@bottom-right': { content: 'counter(page) " / " counter(pages)' },
  },
});

/** The head of a printed report with its owner. On the screen the account is in the bar above. */
export function PrintHead({ report }: { report: ReportView }) {
  const { t } = useTranslation();
  return (
    <div className="print-only">
      <GlobalStyles styles={pagesOf(report.orderNo)} />
      <Box sx={{ pb: 1, mb: 2, borderBottom: 2, borderColor: 'text.primary' }}>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{report.mainName}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t('report.printTitle', { orderNo: report.orderNo })}</Box>
      </Box>
    </div>
  );
}
