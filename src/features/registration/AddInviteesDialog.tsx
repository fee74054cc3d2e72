import Box from '@mui/material/Box';
import { inviteesOf, MOST_INVITEES } from '@probity/contract/rules/inviteeList';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddInviteesMutation } from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { toast } from '../../lib/toast';

/** The faults that are told at once: who has more mends a column, not lines. */
const SHOWN_FAULTS = 20;

const rules = ({ text }: { text: string }) => {
  const lines = inviteesOf(text);
  if (lines.length === 0) return { text: { key: 'invitees.add.none' } };
  if (lines.length > MOST_INVITEES)
    return { text: { key: 'invitees.add.tooMany', values: { limit: MOST_INVITEES } } };
  return lines.every(({ fault }) => fault) ? { text: { key: 'invitees.add.allWrong' } } : {};
};

/** Puts the people of a pasted list on the invitation list. Lines that are wrong stay in the field, the others are taken. */
export function AddInviteesDialog({ formId, onClose }: { formId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm({ text: '' }, rules);
  const field = form.field('text');
  const typed = useDeferredValue(field.value);
  const lines = useMemo(() => inviteesOf(typed), [typed]);
  const wrong = lines.filter(({ fault }) => fault);
  const right = lines.length - wrong.length;
  const [add] = useAddInviteesMutation();
  const { send, isRunning } = useSubmit(add, {
    form,
    otherwise: 'text',
    onDone: ({ added, known, faults }, { inviteesInput }) => {
      const told = [t('invitees.add.added', { count: added })];
      if (known > 0) told.push(t('invitees.add.known', { count: known }));
      toast.success(told.join(' '));
      if (faults.length === 0) return onClose();
      const left = new Set(faults.map(({ line }) => line));
      const kept = inviteesOf(inviteesInput.text).filter(({ line }) => left.has(line));
      return form.change('text', kept.map(({ text }) => text).join('\n'));
    },
  });
  return (
    <FormDialog
      title={t('invitees.add.title')}
      submitLabel={right > 0 ? t('invitees.add.submit', { count: right }) : t('invitees.add.submitNone')}
      onSubmit={form.submit(({ text }) => send({ inviteesInput: { formId, text } }))}
      onClose={onClose}
      isDirty={field.value.trim() !== ''}
      isRunning={isRunning}
      maxWidth="sm"
    >
      <FieldLine
        field={field}
        label={t('invitees.add.list')}
        help={t('invitees.add.help')}
        disabled={isRunning}
        rows={8}
      />
      {wrong.length > 0 && (
        <Box>
          <Box id="wrong-lines" sx={{ color: 'error.main', fontSize: '0.875rem', mb: 0.5 }}>
            {t('invitees.add.wrong', { count: wrong.length })}
          </Box>
          <Box
            component="ul"
            aria-labelledby="wrong-lines"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: '0.875rem' }}
          >
            {wrong.slice(0, SHOWN_FAULTS).map(({ line, text, fault }) => (
              <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
                {t('invitees.add.line', { line, text: text.trim() })}
                <Box sx={{ color: 'error.main' }}>{t(`invitees.add.fault.${fault!}`)}</Box>
              </Box>
            ))}
          </Box>
          {wrong.length > SHOWN_FAULTS && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t('invitees.add.moreWrong', { count: wrong.length - SHOWN_FAULTS })}
            </Box>
          )}
        </Box>
      )}
    </FormDialog>
  );
}
