import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazyPart';
import { formatDateTime } from '../../../lib/dates';
import type { DraftState } from '../hooks/useOrderDraft';

// An order begins without a draft.
const DraftAlert = lazyPart(() => import('./DraftAlert').then((module) => module.DraftAlert));

interface DraftBarProps {
  draft: DraftState;
  restoredFrom: string | null;
  /** Makes the form the draft again, after its draft was emptied elsewhere. */
  onKeep: () => void;
  onDiscard: () => void;
}

/** Reports that a draft was restored or saved, and can discard it. */
export function DraftBar({ draft, restoredFrom, onKeep, onDiscard }: DraftBarProps) {
  const { t } = useTranslation();
  const words = wordsOf(draft, restoredFrom);
  if (!words) return null;
  return <DraftAlert draft={draft} text={t(words.key, words)} onKeep={onKeep} onDiscard={onDiscard} />;
}

function wordsOf(draft: DraftState, restoredFrom: string | null) {
  if (draft.state === 'saved')
    return { key: 'initiate.draft.saved', time: formatDateTime(draft.at) } as const;
  if (draft.state === 'saving') return { key: 'initiate.draft.saving' } as const;
  if (draft.state === 'failed') return { key: 'initiate.draft.failed', reason: draft.reason } as const;
  if (draft.state === 'dropped') return { key: 'initiate.draft.dropped' } as const;
  return restoredFrom
    ? ({ key: 'initiate.draft.restored', time: formatDateTime(restoredFrom) } as const)
    : undefined;
}
