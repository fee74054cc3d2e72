import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch, FaultGroup } from '../../../api/resources/batchesApi';
import { CompactSelect } from '../../../components/inputs/CompactSelect';
import { LinkButton } from '../../../components/layout/LinkButton';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { isOfReasons, NO_POSITION } from '../batchSteps';
import type { CellWords } from '../grid/cellWords';
import type { Changes } from './useChanges';

const PositionOfAll = lazyPart(() => import('./PositionOfAll').then((module) => module.PositionOfAll));

interface FaultGroupsProps {
  batch: Batch;
  words: CellWords;
  change: Changes;
  onShow: (group: string) => void;
  /** To where reasons are given for all rows. */
  onReasons: () => void;
}

const SHOWN = 6;

/** Faults by what mends them, most rows first: one press mends all alike, and one takes it back. */
export function FaultGroups({ batch: { groups, undo }, words, change, onShow, onReasons }: FaultGroupsProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, SHOWN);
  const more = groups.length - shown.length;
  if (groups.length === 0 && undo === null) return null;
  return (
    <Section
      title={t('batch.mend.groups')}
      aside={
        undo !== null && (
          <Button size="small" variant="outlined" disabled={change.isRunning} onClick={change.undo}>
            {t('batch.mend.undo', { what: undo })}
          </Button>
        )
      }
    >
      {groups.length === 0 && <Box role="status">{t('batch.mend.noGroups')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((group) => (
          <GroupLine
            key={group.key}
            group={group}
            words={words}
            change={change}
            onShow={() => onShow(group.key)}
            onReasons={onReasons}
          />
        ))}
      </Box>
      {more > 0 && (
        <LinkButton type="button" onClick={() => setWhole(true)}>
          {t('batch.mend.more', { count: more })}
        </LinkButton>
      )}
    </Section>
  );
}

interface GroupLineProps {
  group: FaultGroup;
  words: CellWords;
  change: Changes;
  onShow: () => void;
  onReasons: () => void;
}

function GroupLine({ group, words, change, onShow, onReasons }: GroupLineProps) {
  const { t } = useTranslation();
  const id = useId();
  const { key, field, msg, count, mend } = group;
  const said = t('batch.mend.group', { field: t(`batch.field.${field}`), msg });
  // A cell of a choice holds the id of what is chosen.
  const sample = words.said(field, group.sample);
  const example = mend?.to
    ? t('batch.mend.becomes', { from: sample, to: mend.to })
    : sample && t('batch.mend.such', { sample });
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box id={id} sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t('batch.mend.rows', { count })}
        </Box>{' '}
        {isOfReasons(group) ? (
          <LinkButton type="button" onClick={onReasons}>
            {said}
          </LinkButton>
        ) : (
          said
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {[mend?.kind === 'apply' && mend.msg, example].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {mend?.kind === 'apply' && (
        <Button
          size="small"
          variant="contained"
          aria-describedby={id}
          disabled={change.isRunning}
          onClick={() => change.mend(key)}
        >
          {t('batch.mend.apply')}
        </Button>
      )}
      {mend?.kind === 'choose' && <Choice group={group} words={words} change={change} />}
      {key === NO_POSITION && <PositionOfAll change={change} describedBy={id} />}
      <Button size="small" variant="outlined" aria-describedby={id} onClick={onShow}>
        {t('batch.mend.show')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-describedby={id}
        disabled={change.isRunning}
        onClick={() => change.mend(key, { drop: true })}
      >
        {t('batch.mend.drop')}
      </Button>
    </Box>
  );
}

/** What the same words mean in all rows that have them. */
export function Choice({
  group: { key, field, sample, mend },
  words,
  change,
}: Pick<GroupLineProps, 'group' | 'words' | 'change'>) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState('');
  return (
    <>
      <CompactSelect
        aria-label={t('batch.mend.chooseOf', { sample: words.said(field, sample) })}
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        <option value="">{t('batch.mend.choose')}</option>
        {mend?.choices.map(({ value, label, confidence = 0 }, at) => (
          <option key={value} value={value}>
            {at === 0 && confidence >= LIKELY ? t('batch.mend.likely', { label }) : label}
          </option>
        ))}
        <option value={NOTHING}>{t('batch.mend.ofBatch')}</option>
      </CompactSelect>
      <Button
        size="small"
        variant="contained"
        disabled={choice === '' || change.isRunning}
        onClick={() => change.mend(key, { choice: choice === NOTHING ? '' : choice })}
      >
        {t('batch.mend.takeChoice')}
      </Button>
    </>
  );
}

const LIKELY = 0.6;
/** None of the choices. */
const NOTHING = '-';
