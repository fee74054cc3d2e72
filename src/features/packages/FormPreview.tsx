import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { askedFields, type AskingItem } from '@probity/contract/rules/fields/asked';
import { entrySections, type EntrySection } from '@probity/contract/rules/fields/sections';
import { useTranslation } from 'react-i18next';
import {
  useListCatalogueItemsQuery,
  type CatalogueItem,
  type PackageItem,
} from '../../api/resources/packagesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { StatusTag } from '../../components/data/StatusTag';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { PhonePreview } from '../../components/layout/PhonePreview';
import { PreviewLine } from '../../components/layout/PreviewLine';
import { PreviewPart } from '../../components/layout/PreviewPart';
import { labelKeyOf } from '../../domain/fieldLabels';

type PreviewedItem = Pick<PackageItem, 'itemCode' | 'name' | 'sensitive' | 'fields' | 'reason'>;

interface FormPreviewProps {
  items: readonly PreviewedItem[];
  onClose: () => void;
}

/** What a candidate reads and fills in for some items, in the width of a phone. Nothing can be typed here. */
export function FormPreview({ items, onClose }: FormPreviewProps) {
  const { t } = useTranslation();
  return (
    <PhonePreview title={t('packages.builder.phone.title')} onClose={onClose}>
      {items.length === 0 ? t('packages.builder.phone.noItems') : <Parts items={items} />}
    </PhonePreview>
  );
}

/** As the catalogue says it now. */
function Parts({ items }: { items: readonly PreviewedItem[] }) {
  const { data, error, refetch } = useListCatalogueItemsQuery();
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={2} />;
  return (
    <>
      <ConsentPart items={items} kinds={data} />
      <FormPart items={items} kinds={data} />
    </>
  );
}

interface PartProps {
  items: readonly PreviewedItem[];
  kinds: readonly CatalogueItem[];
}

function ConsentPart({ items, kinds }: PartProps) {
  const { t } = useTranslation();
  const textOf = new Map(kinds.map(({ itemCode, what }) => [itemCode, what]));
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
function FormPart({ items, kinds }: PartProps) {
  const { t } = useTranslation();
  const wanted = new Set(items.flatMap(({ fields }) => fields));
  const asking = kinds.filter((kind) => items.some(({ itemCode }) => itemCode === kind.itemCode));
  const sections = entrySections.filter((one) => wanted.has(one));
  const isEmpty = !wanted.has('idNumber') && sections.length === 0;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{t('packages.builder.phone.form')}</Typography>
      {isEmpty && t('packages.builder.phone.nothing')}
      {wanted.has('idNumber') && (
        <PreviewPart title={t('candidate.section.identity')} lead={t('candidate.lead.identity')}>
          <PreviewLine label={t('candidate.field.idNumber')} />
        </PreviewPart>
      )}
      {sections.map((section) => (
        <PreviewPart
          key={section}
          title={t(`candidate.section.${section}`)}
          lead={t(`candidate.lead.${section}`)}
        >
          <Fields section={section} asking={asking} />
        </PreviewPart>
      ))}
    </Box>
  );
}

function Fields({ section, asking }: { section: EntrySection; asking: readonly AskingItem[] }) {
  const { t } = useTranslation();
  return askedFields(section, asking).map((field) => (
    <PreviewLine
      key={field.name}
      label={t(labelKeyOf(field))}
      note={[
        field.onlyIf && t('packages.builder.phone.onlyIf'),
        !field.required && t('packages.builder.phone.optional'),
      ]
        .filter(Boolean)
        .map((one) => ` · ${one}`)
        .join('')}
    />
  ));
}
