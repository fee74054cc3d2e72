import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRemoveEvidenceMutation,
  type DraftItem,
  type Evidence,
} from '../../../../api/resources/reportsApi';
import { useFileDownload } from '../../../../api/files/useFileDownload';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../../components/feedback/ConfirmDialog';
import { lazyPart } from '../../../../components/lazyPart';
import { EvidenceList } from '../../../../domain/report/EvidenceList';
import { useEvidenceDraft } from '../../hooks/evidenceDrafts';

const EvidenceForm = lazyPart(() => import('./EvidenceForm').then((module) => module.EvidenceForm));

interface EvidenceEditorProps {
  checkId: string;
  item: DraftItem;
  isDisabled: boolean;
}

/** The sources of the finding. Evidence is saved at once, not with the rest of the item. */
export function EvidenceEditor({ checkId, item, isDisabled }: EvidenceEditorProps) {
  const { t } = useTranslation();
  const { download } = useFileDownload();
  const [remove] = useRemoveEvidenceMutation();
  const { typed } = useEvidenceDraft(item.checkItemId);
  const [isAdding, setAdding] = useState(typed !== undefined);
  const [removing, setRemoving] = useState<Evidence>();
  const { send, isRunning } = useSubmit(remove, { onDone: () => setRemoving(undefined) });

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {item.evidence.length === 0 && <Box sx={{ color: 'look.ink3' }}>{t('report.draft.evidenceNone')}</Box>}
      <EvidenceList
        evidence={item.evidence}
        onDownload={(fileId, name) => void download(fileId, name)}
        actionOf={
          isDisabled
            ? undefined
            : (one) => (
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => setRemoving(one)}
                  aria-label={t('report.draft.evidenceRemoveOf', { name: one.file?.fileName ?? one.source })}
                >
                  {t('report.draft.evidenceRemove')}
                </Button>
              )
        }
      />
      {isAdding ? (
        <EvidenceForm checkId={checkId} checkItemId={item.checkItemId} onDone={() => setAdding(false)} />
      ) : (
        !isDisabled && (
          <Button
            size="small"
            startIcon={<AddOutlined />}
            sx={{ justifySelf: 'start' }}
            onClick={() => setAdding(true)}
          >
            {t('report.draft.evidenceAdd')}
          </Button>
        )
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('report.draft.evidenceRemoveTitle')}
        confirmLabel={t('report.draft.evidenceRemove')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => removing && void send({ body: { evidenceId: removing.evidenceId } })}
        onCancel={() => setRemoving(undefined)}
      >
        {t('report.draft.evidenceRemoveBody')}
      </ConfirmDialog>
    </Box>
  );
}
