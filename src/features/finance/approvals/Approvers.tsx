import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalRules, Approver } from '../../../api/resources/approvalsApi';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { loadPhrases } from '../../../i18n/i18n';

const ApproverDialog = lazyPart(async () => {
  await loadPhrases('lostPhone');
  return (await import('./ApproverDialog')).ApproverDialog;
});

/** Who may approve up to what; an owner changes it. */
export function Approvers({ rules: { approvers, mayGrant } }: { rules: ApprovalRules }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<Approver>();
  return (
    <Section title={t('approvals.approvers.title')}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('approvals.approvers.lead')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {approvers.map((one) => (
          <Box
            component="li"
            key={one.userId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{one.name}</Box>
              <Box sx={{ color: 'text.secondary' }}>
                {`${t(`approvals.approvers.role.${one.role}`)} · ${amountOf(one)}`}
              </Box>
            </Box>
            {mayGrant && !one.isUnlimited && (
              <Button
                aria-label={t('approvals.approvers.changeOf', { name: one.name })}
                onClick={() => setChanging(one)}
              >
                {t('approvals.approvers.change')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {changing && <ApproverDialog approver={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  );

  function amountOf({ isUnlimited, upTo }: Approver): string {
    if (isUnlimited) return t('approvals.approvers.unlimited');
    return upTo === null
      ? t('approvals.approvers.nothing')
      : t('approvals.approvers.upTo', { upTo: formatFen(upTo) });
  }
}
