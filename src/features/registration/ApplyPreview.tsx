import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { askedFields } from '@probity/contract/rules/fields/asked';
import { itemsOfSection } from '@probity/contract/rules/fields/items';
import { entrySections } from '@probity/contract/rules/fields/sections';
import type { RegistrationFormDraft } from '@probity/contract/rules/registrationForm';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelKeyOf } from '../../domain/fieldLabels';

interface ApplyPreviewProps {
  draft: RegistrationFormDraft;
  onClose: () => void;
}

/** What an applicant reads and fills in, in the width of a phone. Nothing can be typed here. */
export function ApplyPreview({ draft, onClose }: ApplyPreviewProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('registration.form.previewTitle')}</DialogTitle>
      {/* Nothing in it takes the focus: it is scrolled by keyboard itself. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        <Box
          sx={{
            width: 360,
            maxWidth: '100%',
            border: 1,
            borderColor: 'look.lineStrong',
            borderRadius: 4,
            bgcolor: 'background.default',
            p: 2,
            display: 'grid',
            gap: 2,
          }}
        >
          <Typography variant="h3" component="p">
            {draft.title || '–'}
          </Typography>
          {draft.intro && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{draft.intro}</Box>}
          <Part title={t('apply.about')}>
            <Line label={t('apply.name')} />
            <Line label={t('apply.phone')} />
          </Part>
          {entrySections
            .filter((section) => draft.sections[section] !== 'off')
            .map((section) => (
              <Part
                key={section}
                title={t(`candidate.section.${section}`)}
                note={draft.sections[section] === 'optional' ? t('apply.optionalSection') : undefined}
              >
                {askedFields(section, itemsOfSection(section)).map((field) => (
                  <Line
                    key={field.name}
                    label={t(labelKeyOf(field))}
                    note={field.required ? '' : t('common.state.optional')}
                  />
                ))}
              </Part>
            ))}
          {draft.sections.documents !== 'off' && (
            <Part
              title={t('apply.documents')}
              note={draft.sections.documents === 'optional' ? t('apply.optionalSection') : undefined}
            >
              <Line label={t('apply.documentsLead')} />
            </Part>
          )}
          {draft.questions.length > 0 && (
            <Part title={t('apply.questions')}>
              {draft.questions.map((one) => (
                <Line
                  key={one.id}
                  label={one.label || '–'}
                  note={one.isRequired ? '' : t('common.state.optional')}
                  below={[
                    one.help,
                    one.choices.join(' / '),
                    one.legalReason && t('apply.legalReason', { reason: one.legalReason }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              ))}
            </Part>
          )}
          <Part title={t('apply.notice.title')}>
            <Box sx={{ fontSize: '0.8125rem' }}>
              {t('apply.notice.days', { count: draft.keepDays })} {t('apply.notice.own')}
            </Box>
          </Part>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, bgcolor: 'background.paper', borderRadius: 2, display: 'grid', gap: 0.75 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {note && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{note}</Box>}
      {children}
    </Box>
  );
}

function Line({ label, note, below }: { label: string; note?: string; below?: string }) {
  return (
    <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {label}
      {note && (
        <Box component="span" sx={{ color: 'look.ink3' }}>
          {note}
        </Box>
      )}
      <Box
        aria-hidden
        sx={{ mt: 0.25, height: 32, border: 1, borderColor: 'look.lineField', borderRadius: 1 }}
      />
      {below && <Box sx={{ color: 'text.secondary' }}>{below}</Box>}
    </Box>
  );
}
