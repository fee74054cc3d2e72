import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../api/resources/reportsApi';
import { lampWordKey } from '../lampWord';

type Difference = NonNullable<ReportDraft['sincePublished']>;
type Verdict = Difference['items'][number]['from'];

/** What a version says otherwise than an earlier one: the verdict, the summary, and each item with its result then and now. */
export function DifferenceList({
  difference: { summary, outcome, items },
  labels = {},
}: {
  difference: Pick<Difference, 'summary' | 'outcome' | 'items'>;
  /** The items as the report beside it names them, by checkItemId. */
  labels?: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation();
  const verdictWord = ({ lamp, result }: Verdict) => {
    if (lamp) return t(lampWordKey(lamp, result));
    return t(result === 'wellFormed' ? 'common.lamp.wellFormed' : 'reportBody.notWorked');
  };
  const inItems = items.map(({ checkItemId, name, from, to }) => {
    const words = { name: labels[checkItemId] ?? name, from: verdictWord(from), to: verdictWord(to) };
    return {
      id: checkItemId,
      line: t(words.from === words.to ? 'reportBody.changes.inside' : 'reportBody.changes.item', words),
    };
  });
  if (!outcome && !summary && inItems.length === 0) return <div>{t('reportBody.changes.none')}</div>;
  return (
    <>
      <div>{t('reportBody.changes.names')}</div>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {outcome && (
          <li>
            {t('reportBody.changes.outcome', {
              from: t(`common.lamp.${outcome.from}`),
              to: t(`common.lamp.${outcome.to}`),
            })}
          </li>
        )}
        {summary && <li>{t('reportBody.changes.summary')}</li>}
        {inItems.map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
      </Box>
    </>
  );
}
