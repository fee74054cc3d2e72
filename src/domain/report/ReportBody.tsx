import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/feedback/Notice';
import { Section } from '../../components/layout/Section';
import type { ReportView } from '../../api/resources/reportsApi';
import { useLightPaper } from '../../hooks/useLightPaper';
import { ReportItemSection } from './ReportItemSection';
import { ResultTable } from './ResultTable';
import { useKindWords } from './useKindWords';
import { useOverlapWords } from './useOverlapWords';

interface ReportBodyProps {
  report: Pick<ReportView, 'summary' | 'items' | 'leftOut' | 'overlaps'>;
  onDownload?: (fileId: string, fileName: string) => void;
}

/** On paper a section goes on on the next page; its head, and each of its parts, stay together. */
const paper = {
  display: 'grid',
  gap: 1.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': {
    display: 'block',
    '& > *': { mb: 1.75 },
    '& .print-together': { breakInside: 'auto' },
    '& section > div:first-of-type': { breakAfter: 'avoid' },
    '& tr, & [role=note], & [id^=item-] section > div > div': { breakInside: 'avoid' },
  },
} as const;

/** The body of every report: summary, items, and each item with its sources. */
export function ReportBody({ report, onDownload }: ReportBodyProps) {
  const { t } = useTranslation();
  useLightPaper();
  const kindsOf = useKindWords();
  const overlapWords = useOverlapWords();
  return (
    <Box sx={paper}>
      <Section title={t('reportBody.inShort')}>
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={{ whiteSpace: 'pre-line', mb: 1.25 }}>{report.summary}</Box>
          <ResultTable items={report.items} />
        </Box>
      </Section>
      {report.overlaps.length > 0 && (
        <Notice>
          {report.overlaps.map((overlap, index) => (
            <div key={index}>{overlapWords(overlap)}</div>
          ))}
        </Notice>
      )}
      {report.leftOut.length > 0 && (
        <Notice>
          {t('reportBody.leftOut', {
            names: kindsOf(report.leftOut)
              .map(({ label }) => label)
              .join(t('reportBody.comma')),
          })}
        </Notice>
      )}
      {/* A stopped item has nothing beyond its line above. */}
      {report.items
        .filter((item) => item.result)
        .map((item) => (
          <ReportItemSection key={item.checkItemId} item={item} onDownload={onDownload} />
        ))}
    </Box>
  );
}
