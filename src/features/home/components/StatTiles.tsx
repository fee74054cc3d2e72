import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { StatTile } from '../../../components/data/StatTile';
import { TileGrid } from '../../../components/layout/TileGrid';
import { needsWord } from '../../../session/needsWord';
import { selectUserInfo } from '../../../session/selectors';
import { TILES, tileLink, type ReportDays, type TileName } from '../homeLinks';
import { currentStep, hasChangeToo, isOwnStep } from '../setupSteps';
import { changeOf, type HomeRange } from '../homeRange';

interface StatTilesProps {
  summary: HomeSummary;
  range: HomeRange;
  /** The days of the range, as the summary was asked for. */
  days: ReportDays;
}

/** The numbers of the checks; each links to its rows, and one the reader may not see is left out. */
export function StatTiles({ summary, range, days }: StatTilesProps) {
  const { t } = useTranslation();
  const { expiringSoon } = summary;
  const user = useSelector(selectUserInfo);
  const { permissions = [] } = user;
  const isStaff = user.userType === 'staff';
  const needs = needsWord(user);
  const whom = useWaitingNote(summary, !isStaff && permissions.includes('check.answer'));
  const notes: Partial<Record<TileName, ReactNode>> = {
    needsMe: whom('needsMe'),
    inProgress: whom('inProgress'),
    overdue: whom('overdue'),
    disputed: whom('disputed'),
    awaitingConsent: expiringSoon ? t('home.tiles.expiringSoon', { count: expiringSoon }) : undefined,
    reported: useReportedNote(summary, range),
  };
  // Setting up the enterprise is the reader's work as much as a check that waits for them.
  const ownStep = summary.setup && currentStep(summary.setup);
  const isSettingUp = ownStep !== null && isOwnStep(ownStep.step, permissions);
  if (isSettingUp)
    notes.needsMe = [notes.needsMe, t(`home.tiles.${ownStep.step === 'change' ? 'dataChange' : 'setup'}`)]
      .filter(Boolean)
      .join(t('home.tiles.comma'));
  const ownSteps = isSettingUp ? (summary.setup && hasChangeToo(summary.setup) ? 2 : 1) : 0;
  // Few enterprises have orders approved: the tile is there while one waits.
  const shown = TILES.filter((name) =>
    name === 'approvals' ? summary[name] : summary[name] !== null && (name !== 'needsMe' || needs),
  );
  const labelOf = (name: TileName) => {
    if (name === 'needsMe' && needs) return t(`home.tiles.${needs}`);
    if (summary.queue && (name === 'inProgress' || name === 'overdue')) return t(`home.tiles.staff.${name}`);
    return t(`home.tiles.${name}`);
  };
  if (shown.length === 0) return null;
  return (
    <TileGrid label={t('home.tiles.label')}>
      {shown.map((name) => (
        <StatTile
          key={name}
          label={labelOf(name)}
          value={name === 'needsMe' ? summary.needsMe! + ownSteps : summary[name]}
          note={notes[name]}
          to={name === 'needsMe' && isSettingUp && !summary.needsMe ? ownStep.to : tileLink(name, days)}
          isAlarming={name === 'overdue' && Boolean(summary.overdue)}
        />
      ))}
    </TileGrid>
  );
}

/** Why a number is what it is: whom its checks wait for, and for those that wait for the reader, what is to be done. */
function useWaitingNote({ waiting }: HomeSummary, mayAnswer: boolean) {
  const { t } = useTranslation();
  return (tile: HomeSummary['waiting'][number]['tile']): string | undefined => {
    const parts = waiting
      .filter((one) => one.tile === tile && one.on !== 'nobody')
      .map(({ on, count }) => {
        if (tile === 'needsMe' && (on === 'enterprise' || on === 'payment'))
          return t(`home.tiles.mine.${on}`, { count });
        return t(
          `home.tiles.on.${on === 'enterprise' && !mayAnswer ? 'enterpriseOfOthers' : (on as 'analyst')}`,
          {
            count,
          },
        );
      });
    return parts.length > 0 ? parts.join(t('home.tiles.comma')) : undefined;
  };
}

function useReportedNote({ reported, reportedBefore }: HomeSummary, days: HomeRange): string | undefined {
  const { t } = useTranslation();
  if (reported === null || reportedBefore === null) return undefined;
  if (reported === 0 && reportedBefore === 0) return undefined;
  if (reported === reportedBefore) return t('home.tiles.same', { days });
  const change = changeOf(reported, reportedBefore);
  return change ? t('home.tiles.change', { change, days }) : t('home.tiles.noneBefore', { days });
}
