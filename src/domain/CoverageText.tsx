import { useTranslation } from 'react-i18next';
import { isWhole, type Coverage } from '@probity/contract/rules/coverage';

const WHYS = ['refused', 'withdrawn', 'stopped'] as const;

/** The share of the order that a report covers, and the reasons for the rest; nothing if it covers everything. */
export function CoverageText({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation();
  if (isWhole(coverage)) return null;
  const { items, done } = coverage;
  const parts = [
    t('common.coverage.of', { done, count: items }),
    ...WHYS.filter((why) => coverage[why] > 0).map((why) =>
      t(`common.coverage.${why}`, { count: coverage[why] }),
    ),
  ];
  return <span>{parts.join(t('common.coverage.comma'))}</span>;
}
