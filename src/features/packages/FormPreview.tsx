import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { askedFields } from '@probity/contract/rules/fields/asked';
import { entrySections, type EntrySection } from '@probity/contract/rules/fields/sections';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCatalogueItemsQuery, type PackageItem } from '../../api/resources/packagesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { StatusTag } from '../../components/data/StatusTag';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { labelKeyOf } from '../../domain/fieldLabels';

type PreviewedItem = Pick<PackageItem, 'itemCode' | 'name' | 'sensitive' | 'fields' | 'reason'>;

interface FormPreviewProps {
  items: readonly PreviewedItem[];
  onClose: () => void;
}

/** What a candidate reads and fills in for some items, in the width of a phone. Nothing can be typed here. */
export function FormPreview({ items, onClose }: FormPreviewProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('packages.builder.phone.title')}</DialogTitle>
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
          {items.length === 0 ? (
            t('packages.builder.phone.noItems')
          ) : (
            <>
              <ConsentPart items={items} />
              <FormPart items={items} />
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function ConsentPart({ items }: { items: readonly PreviewedItem[] }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useListCatalogueItemsQuery();
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={1} />;
  const textOf = new Map(data.map(({ itemCode, what }) => [itemCode, what]));
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{t('packages.builder.phone.consent')}</Typography>
      {items.map((item) => (
        <Box
          key={item.itemCode}
          sx={{ p: 1.5, bgcolor: 'background.paper', borderRadius: 2, display: 'grid', gap: 0.5 }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
            {item.name}
            {item.sensitive && <StatusTag>{t('candidate.items.sensitive')}</StatusTag>}
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{textOf.get(item.itemCode)}</Box>
          {item.reason && (
            <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              {t('candidate.items.why', { reason: item.reason })}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The sections that these items ask for, in the order of the form, with their fields. */
function FormPart({ items }: { items: readonly PreviewedItem[] }) {
  const { t } = useTranslation();
  const wanted = new Set(items.flatMap(({ fields }) => fields));
  const codes = items.map(({ itemCode }) => itemCode);
  const sections = entrySections.filter((one) => wanted.has(one));
  const isEmpty = !wanted.has('idNumber') && sections.length === 0;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{t('packages.builder.phone.form')}</Typography>
      {isEmpty && t('packages.builder.phone.nothing')}
      {wanted.has('idNumber') && (
        <Part title={t('candidate.section.identity')} lead={t('candidate.lead.identity')}>
          <Line label={t('candidate.field.idNumber')} />
        </Part>
      )}
      {sections.map((section) => (
        <Part key={section} title={t(`candidate.section.${section}`)} lead={t(`candidate.lead.${section}`)}>
          <Fields section={section} codes={codes} />
        </Part>
      ))}
    </Box>
  );
}

function Fields({ section, codes }: { section: EntrySection; codes: readonly string[] }) {
  const { t } = useTranslation();
  return askedFields(section, codes).map((field) => (
    <Line
      key={field.name}
      label={t(labelKeyOf(field))}
      note={[
        field.onlyIf && t('packages.builder.phone.onlyIf'),
        !field.required && t('packages.builder.phone.optional'),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  ));
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, bgcolor: 'background.paper', borderRadius: 2, display: 'grid', gap: 0.75 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{lead}</Box>
      {children}
    </Box>
  );
}

function Line({ label, note }: { label: string; note?: string }) {
  return (
    <Box sx={{ fontSize: '0.8125rem' }}>
      {label}
      {note && <Box component="span" sx={{ color: 'look.ink3' }}>{` · ${note}`}</Box>}
      <Box
        aria-hidden
        sx={{ mt: 0.25, height: 32, border: 1, borderColor: 'look.lineField', borderRadius: 1 }}
      />
    </Box>
  );
}
