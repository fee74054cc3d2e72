import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EXPIRES_SOON_MS } from '@probity/contract/rules/reminders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { Moment } from '../../../components/data/Moment';
import { TextLink } from '../../../components/layout/TextLink';
import { Section } from '../../../components/layout/Section';
import { CheckStatusChip } from '../../../domain/CheckStatusChip';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import { formatDeadline } from '../../../lib/dates';

type Need = HomeSummary['needs'][number];

/** So many are read at a glance; the others unfold below them. */
const FOLDED = 8;
/** The most the gateway tells of: beyond it the records go on. */
const MOST = 30;

/** Checks the reader may act on or should know of, the most urgent first. */
export function NeedsList({ needs }: { needs: Need[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? needs : needs.slice(0, FOLDED);
  const more = needs.length - FOLDED;
  return (
    <Section
      title={t('home.needs.title')}
      aside={needs.length > 0 && <TextLink to="/backRecord?view=needsMe">{t('home.needs.all')}</TextLink>}
    >
      {needs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('home.needs.none')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((need) => (
              <NeedRow key={`${need.checkId} ${need.what}`} need={need} />
            ))}
          </Box>
          {more > 0 && (
            <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('home.needs.fewer') : t('home.needs.more', { count: more })}
            </Button>
          )}
          {isWhole && needs.length === MOST && <TextLink to="/backRecord">{t('home.needs.older')}</TextLink>}
        </>
      )}
    </Section>
  );
}

function NeedRow({ need }: { need: Need }) {
  const { t } = useTranslation();
  // What is still to come is no time ago.
  const expiry =
    need.what === 'invitationExpiring' &&
    formatDeadline(new Date(Date.parse(need.at) + EXPIRES_SOON_MS).toISOString());
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink
          to={`/backRecord/detail?id=${need.checkId}`}
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {need.candidateName}
        </TextLink>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {` · ${need.positionTitle}`}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`home.needs.what.${need.what}`, { at: expiry })}
        </Typography>
      </Box>
      {need.outcome ? <OutcomeChip outcome={need.outcome} /> : <CheckStatusChip status={need.status} />}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{!expiry && <Moment at={need.at} />}</Box>
    </Box>
  );
}
