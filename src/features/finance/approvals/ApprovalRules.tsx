import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalRules as Rules } from '../../../api/resources/approvalsApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { loadPhrases } from '../../../i18n/i18n';
import { BudgetsLink } from '../BudgetsLink';

// Rules are set once and read often.
const RulesForm = lazyPart(async () => {
  await loadPhrases('lostPhone');
  return (await import('./RulesForm')).RulesForm;
});

/** What makes an order wait: owner and administrators set it, finance reads it. */
export function ApprovalRules({ rules }: { rules: Rules }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={t('approvals.rules.title')} aside={<BudgetsLink />}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('approvals.rules.lead')}</Box>
      {isChanging ? (
        <RulesForm rules={rules} onDone={() => setChanging(false)} />
      ) : (
        <>
          <RulesRead rules={rules} />
          {rules.mayChange && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setChanging(true)}>
              {t('approvals.rules.change')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function RulesRead({ rules: { above, overBudget } }: { rules: Rules }) {
  const { t } = useTranslation();
  return (
    <KeyValueList
      items={[
        {
          label: t('approvals.rules.above'),
          value: above === null ? t('approvals.rules.none') : formatFen(above),
        },
        {
          label: t('approvals.rules.over'),
          value: t(`approvals.rules.overBudget.${overBudget}`),
        },
      ]}
    />
  );
}
