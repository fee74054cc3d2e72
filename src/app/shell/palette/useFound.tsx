import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenList } from '../../../api/lists/useListFilters';
import { useBatchSearch } from '../../../api/resources/batchSearch';
import { useMemberSearch } from '../../../api/resources/memberSearch';
import { useRecordSearch } from '../../../api/resources/recordSearch';
import { batchPath } from '../../../domain/batch/batchPath';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';
import { leave } from '../../../lib/unsavedInput';
import { useAppSelector } from '../../hooks';
import { MenuIcon } from '../menuIcons';
import { ALL, ALL_BATCHES, ALL_PEOPLE, isMeant, type PaletteEntry, type PaletteGroup } from './entries';
import { noteOpened, openedBy } from './openedRecords';
import { useActions } from './useActions';
import { useEnglish } from './useEnglish';
import { useScreens, type Named } from './useScreens';

/** Typing paused: only then the gateway is asked. */
const PAUSE_MS = 200;

interface Found {
  groups: PaletteGroup[];
  /** The records or people that are typed for are still to come. */
  isPending: boolean;
  error: { message: string; onRetry: () => void } | undefined;
  /** Of what the search is that failed. */
  fault: 'failed' | 'failedPeople' | 'failedBatches';
  /** More fit than are shown. */
  hasMore: boolean;
  canReadRecords: boolean;
  canSeePeople: boolean;
  canSeeBatches: boolean;
}

/** What fits the text; without one the records opened last, the screens and the actions. */
export function useFound(typed: string): Found {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openList = useOpenList();
  const { pathname, search } = useLocation();
  const english = useEnglish();
  const { userId, mainId, permissions } = useAppSelector((state) => state.auth.userInfo);
  const reader = `${userId} ${mainId}`;
  const canReadRecords = permissions?.includes('check.read') ?? false;
  const canSeePeople = permissions?.includes('user.manage') ?? false;
  const text = typed.trim();
  const paused = useDebouncedValue(text, PAUSE_MS);
  const [recent] = useState(() => openedBy(reader, new URLSearchParams(search).get('id')));
  const wanted = wantedOf(paused, recent);
  const { rows, error, hasMore } = useRecordSearch(canReadRecords ? wanted : undefined);
  const people = useMemberSearch(canSeePeople && paused !== '' ? paused : undefined);
  const canSeeBatches = permissions?.includes('check.order') ?? false;
  const batches = useBatchSearch(canSeeBatches && paused !== '' ? paused : undefined);

  const go = (address: string) => {
    if (address !== pathname + search) leave(() => void navigate(address));
  };
  const screens = useScreens(go);
  const actions = useActions(go);
  const fitting = (entries: Named[]) =>
    entries.filter(({ title, hint = '', phrases }) => isMeant(text, [title, hint, ...phrases.map(english)]));

  const isCurrent = text === paused;
  const shown = (isCurrent && rows) || [];
  const records = (paused === '' ? inOrder(shown, recent) : shown).map((row): PaletteEntry => ({
    key: row.checkId,
    title: row.candidateName,
    icon: paused === '' ? <HistoryOutlined /> : <PersonOutlined />,
    record: row,
    run: () => {
      noteOpened(reader, row.checkId);
      go(`/backRecord/detail?id=${row.checkId}`);
    },
  }));
  const colleagues = ((isCurrent && people.rows) || []).map((member): PaletteEntry => ({
    key: member.userId,
    title: member.nickName,
    hint: [member.departmentName, member.mobile].filter(Boolean).join(' · '),
    icon: <GroupOutlined />,
    // By id alone: neither the name nor what was typed stands in the address.
    run: () => go(`/businessManage?tab=users&user=${member.userId}`),
  }));
  const lists = ((isCurrent && batches.rows) || []).map((batch): PaletteEntry => ({
    key: batch.batchId,
    title: batch.name,
    hint: batch.createdBy,
    icon: <MenuIcon name="batch" />,
    run: () => go(batchPath(batch)),
  }));
  // What was typed stands in no address: each list takes it over.
  const allOf = (key: string, title: string, address: string): PaletteEntry => ({
    ...{ key, title },
    icon: <MenuIcon name="list" />,
    run: () => leave(() => openList(address, text)),
  });
  const all = allOf(ALL, t('palette.all'), '/backRecord');
  const allBatches = allOf(ALL_BATCHES, t('palette.allBatches'), '/batchRecord');
  const allPeople = allOf(ALL_PEOPLE, t('palette.allPeople'), '/businessManage?tab=users');
  const isSearch = text !== '' && records.length > 0;
  const groups = [
    {
      key: 'records',
      title: t(text === '' ? 'palette.group.recent' : 'palette.group.records'),
      entries: isSearch ? [...records, all] : records,
    },
    {
      key: 'batches',
      title: t('palette.group.batches'),
      entries: batches.hasMore && lists.length > 0 ? [...lists, allBatches] : lists,
    },
    {
      key: 'people',
      title: t('palette.group.people'),
      entries: people.hasMore && colleagues.length > 0 ? [...colleagues, allPeople] : colleagues,
    },
    { key: 'screens', title: t('palette.group.screens'), entries: fitting(screens) },
    { key: 'actions', title: t('palette.group.actions'), entries: fitting(actions) },
  ];
  const isAwaited =
    (canReadRecords && !rows && !error) ||
    (canSeePeople && !people.rows && !people.error) ||
    (canSeeBatches && !batches.rows && !batches.error);
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isPending: (canReadRecords || canSeePeople || canSeeBatches) && text !== '' && (!isCurrent || isAwaited),
    // Those opened last are an offer: one that does not come is no fault to tell.
    error: isCurrent && text !== '' ? (error ?? people.error ?? batches.error) : undefined,
    fault: error ? 'failed' : people.error ? 'failedPeople' : 'failedBatches',
    hasMore: text !== '' && isCurrent && (hasMore || people.hasMore || batches.hasMore),
    canReadRecords,
    canSeePeople,
    canSeeBatches,
  };
}

function wantedOf(text: string, recent: string[]) {
  if (text !== '') return { q: text };
  return recent.length > 0 ? { checkId: recent } : undefined;
}

/** The answer comes by the day of the order. */
const inOrder = <Row extends { checkId: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  ids.flatMap((id) => rows.find(({ checkId }) => checkId === id) ?? []);
