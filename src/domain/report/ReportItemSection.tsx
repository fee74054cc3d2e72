import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/layout/Section';
import type { ReportItem } from '../../api/resources/reportsApi';
import { AttemptList } from './AttemptList';
import { ClaimedVerified } from './ClaimedVerified';
import { ComputedFacts } from './ComputedFacts';
import { EvidenceList } from './EvidenceList';
import { itemAnchor } from './itemAnchor';
import { ItemResult } from './ItemResult';
import { WellFormed } from './WellFormed';

interface ReportItemSectionProps {
  item: ReportItem;
  onDownload?: (fileId: string, fileName: string) => void;
}

/** One item of a report: the result and its reason, claimed beside verified, computed facts, the sources, and what was tried. */
export function ReportItemSection({ item, onDownload }: ReportItemSectionProps) {
  const { t } = useTranslation();
  // An item about one employer or school is named after it.
  const isTold = item.entries.length === 1 && item.name.includes(item.entries[0]!.label.trim());
  const hasNoSource = [item.evidence, item.computed, item.attempts].every(({ length }) => length === 0);
  return (
    <Box id={itemAnchor(item.checkItemId)} tabIndex={-1} sx={{ scrollMarginTop: 64, outline: 'none' }}>
      <Section title={item.name} aside={<ItemResult item={item} />}>
        <Box sx={{ display: 'grid', gap: 1.75 }}>
          <WellFormed item={item} />
          {item.notGiven && <Words label={t('reportBody.whyNotGiven')}>{item.notGiven}</Words>}
          {item.lampReason && <Words label={t('reportBody.reason')}>{item.lampReason}</Words>}
          {item.entries.map((entry, index) => (
            <Box key={index} sx={{ display: 'grid', gap: 0.75 }}>
              {!isTold && <Typography variant="h3">{entry.label}</Typography>}
              <ClaimedVerified itemCode={item.itemCode} entry={entry} />
            </Box>
          ))}
          <ComputedFacts facts={item.computed} />
          {item.noFileReason && <Words label={t('reportBody.noFile')}>{item.noFileReason}</Words>}
          {item.note && <Words label={t('reportBody.note')}>{item.note}</Words>}
          {item.evidence.length > 0 && <EvidenceList evidence={item.evidence} onDownload={onDownload} />}
          {item.attempts.length > 0 && <AttemptList attempts={item.attempts} />}
          {hasNoSource && item.lamp && <Box sx={{ color: 'look.ink3' }}>{t('reportBody.noEvidence')}</Box>}
        </Box>
      </Section>
    </Box>
  );
}

function Words({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>{label}</Box>
      <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>
    </div>
  );
}
