import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftItem, ReportDraft } from '../../../../api/resources/reportsApi';
import { lazyPart } from '../../../../components/lazyPart';
import { Section } from '../../../../components/layout/Section';
import { ItemStatusChip } from '../../../../domain/ItemStatusChip';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { toast } from '../../../../lib/toast';
import { faultsOf, isIncomplete, isAgreeable, toInput, type FindingInput } from '../../findingInput';
import type { TypedFinding } from '../../hooks/useFindingDrafts';
import { useSaveFinding } from '../../hooks/useSaveFinding';
import { EvidenceEditor } from './EvidenceEditor';
import { FindingForm } from './FindingForm';
import { FormPart } from './FormPart';
import { ItemState } from './ItemState';
import { PartFault } from './PartFault';

const ItemAnswers = lazyPart(() =>
  import('../../../../domain/personal/ItemAnswers').then((module) => module.ItemAnswers),
);

const SaveNotice = lazyPart(() => import('./SaveNotice').then((module) => module.SaveNotice));
const CompareStep = lazyPart(() => import('./CompareStep').then((module) => module.CompareStep));
const RequestInfoDialog = lazyPart(() =>
  import('./RequestInfoDialog').then((module) => module.RequestInfoDialog),
);
const ReopenDialog = lazyPart(() => import('./ReopenDialog').then((module) => module.ReopenDialog));
const HolderNotice = lazyPart(() => import('./HolderNotice').then((module) => module.HolderNotice));
const KeptTyping = lazyPart(() => import('./KeptTyping').then((module) => module.KeptTyping));
const AgreeForm = lazyPart(() => import('./AgreeForm').then((module) => module.AgreeForm));

interface ItemEditorProps {
  checkId: string;
  item: DraftItem;
  idNumbers: ReportDraft['idNumbers'];
  /** Typed but unsaved text; undefined if there is none. */
  typed: TypedFinding | undefined;
  onChange: (item: DraftItem, input: FindingInput) => void;
  onDrop: (checkItemId: string) => void;
  mayEdit: boolean;
  /** A colleague writes the report, or answers its dispute: completed items stay as they are. */
  isReportOthers: boolean;
  /** Moves to the next item that this person can work on; undefined when there is none. */
  onNext?: () => void;
  /** Come to from the end of another item: it begins at its head, also for a screen reader. */
  isLedTo: boolean;
  /** What a reviewer asked for here, or asks for now. */
  points?: ReactNode;
}

const WORKABLE: readonly DraftItem['status'][] = ['running', 'awaitingInfo'];

/** One item of the draft: edited, saved, completed, questioned, reopened. */
export function ItemEditor(props: ItemEditorProps) {
  const {
    checkId,
    item,
    idNumbers,
    typed,
    onChange,
    onDrop,
    mayEdit,
    isReportOthers,
    onNext,
    isLedTo,
    points,
  } = props;
  const { t } = useTranslation();
  const saver = useSaveFinding(checkId, onDrop);
  const [dialog, setDialog] = useState<'request' | 'reopen'>();
  const [wasTried, setTried] = useState<'save' | 'complete'>();
  const focusFault = useFaultFocus();
  const area = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isLedTo) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.();
  }, [isLedTo]);
  // A date that cannot be read is in its field alone: saved without it, what was found would be another.
  const hasUnreadDate = () => area.current?.querySelector('[data-unread]') != null;
  const isOthers = item.work?.assigneeName != null && !item.work.mine;
  const isDisabled = !mayEdit || isOthers || !WORKABLE.includes(item.status) || item.consent !== 'given';
  const input = typed?.input ?? toInput(item);
  const faults = wasTried === 'complete' && !isDisabled ? faultsOf(item, input, idNumbers !== null) : [];

  const save = (onSaved: (saved: DraftItem) => void = () => undefined) => {
    setTried((tried) => tried ?? 'save');
    if (isIncomplete(input) || hasUnreadDate()) return focusFault();
    if (!typed) return onSaved(item);
    saver.save(typed, (saved) => {
      toast.success(t('report.draft.saved'));
      onSaved(saved);
    });
  };
  const handleComplete = (onDone?: () => void) => {
    setTried('complete');
    focusFault();
    if (faultsOf(item, input, idNumbers !== null).length > 0 || hasUnreadDate()) return;
    save((saved) =>
      saver.complete(saved, () => {
        toast.success(t('report.draft.completed'));
        onDone?.();
      }),
    );
  };
  const refused = saver.trouble?.kind === 'failed' ? saver.trouble.fields : [];
  const handleChange = (next: FindingInput) => {
    // The places of what was refused hold for what was sent.
    if (refused.length > 0) saver.clear();
    onChange(item, next);
  };
  const handleMine = () => {
    if (saver.trouble?.kind === 'conflict') saver.save({ base: saver.trouble.theirs, input });
  };
  const handleTheirs = () => {
    onDrop(item.checkItemId);
    saver.clear();
  };

  return (
    <Section
      title={
        <Box component="span" ref={head} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 96 }}>
          {item.name}
        </Box>
      }
      aside={<ItemStatusChip status={item.status} />}
    >
      <Box ref={area} sx={{ display: 'grid', gap: 2 }}>
        {item.work && mayEdit && <HolderNotice work={item.work} />}
        <ItemState item={item} mayEdit={mayEdit} />
        {points}
        {item.result === 'wellFormed' && <CompareStep item={item} mayEdit={mayEdit} />}
        {(item.asked ?? item.answers[0]) && (
          <FormPart title={t('personal.answers.title')}>
            <ItemAnswers
              checkId={checkId}
              question={item.question}
              asked={item.asked}
              answers={item.answers}
              purpose={t('report.draft.purpose', { item: item.name })}
            />
          </FormPart>
        )}
        {!isDisabled && isAgreeable(item) && !input.result && !typed && (
          <AgreeForm item={item} saver={saver} onNext={onNext} />
        )}
        <FindingForm
          item={item}
          idNumbers={idNumbers}
          input={input}
          isDisabled={isDisabled}
          showMissing={wasTried !== undefined}
          faults={faults}
          refused={refused}
          onChange={handleChange}
        />
        <FormPart title={t('report.draft.evidence')}>
          <EvidenceEditor checkId={checkId} item={item} isDisabled={isDisabled} />
          <PartFault faults={faults} part="evidence" />
        </FormPart>
        {saver.trouble && (
          <SaveNotice trouble={saver.trouble} input={input} onMine={handleMine} onTheirs={handleTheirs} />
        )}
        {mayEdit && (
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
            {!isDisabled && (
              <>
                <Button
                  variant="contained"
                  onClick={() => handleComplete()}
                  loading={saver.isCompleting}
                  disabled={saver.isSaving}
                >
                  {t('report.draft.complete')}
                </Button>
                {onNext && (
                  <Button
                    variant="outlined"
                    onClick={() => handleComplete(onNext)}
                    loading={saver.isCompleting}
                    disabled={saver.isSaving}
                  >
                    {t('report.draft.completeNext')}
                  </Button>
                )}
                <Button variant="outlined" onClick={() => save()} loading={saver.isSaving} disabled={!typed}>
                  {t('report.draft.save')}
                </Button>
                {item.status !== 'awaitingInfo' && (
                  <Button color="inherit" onClick={() => save(() => setDialog('request'))}>
                    {t('report.draft.request')}
                  </Button>
                )}
              </>
            )}
            {item.status === 'done' && item.consent !== 'withdrawn' && !isReportOthers && (
              <Button variant="outlined" onClick={() => setDialog('reopen')}>
                {t('report.draft.reopen')}
              </Button>
            )}
            {typed && !isDisabled && <Unsaved />}
          </Box>
        )}
        {typed && isDisabled && <KeptTyping work={item.work} mayTakeOver={mayEdit} onDrop={handleTheirs} />}
      </Box>
      {dialog === 'request' && (
        <RequestInfoDialog checkItemId={item.checkItemId} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'reopen' && (
        <ReopenDialog checkItemId={item.checkItemId} onClose={() => setDialog(undefined)} />
      )}
    </Section>
  );
}

function Unsaved() {
  const { t } = useTranslation();
  return (
    <Box component="span" role="status" sx={{ color: 'lamp.yellow', fontSize: '0.8125rem' }}>
      {t('report.draft.unsaved')}
    </Box>
  );
}
