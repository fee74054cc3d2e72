import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { plainText } from '@probity/contract/rules/plainText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CatalogueItem } from '../../api/resources/packagesApi';
import { useAppForm } from '../../components/form/useAppForm';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldMenu } from '../../components/form/FieldMenu';
import { Section } from '../../components/layout/Section';
import { useLateDefault } from '../../hooks/useLateDefault';
import { useIsPhone } from '../../hooks/useIsPhone';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { toast } from '../../lib/toast';
import { offeredChoices } from '../../i18n/offered';
import { positionClasses } from '@probity/contract/rules/proportionality';
import { builderRules, totalsOf, type BuilderValues } from './builderValues';
import { CataloguePicker } from './CataloguePicker';
import { ChosenItems } from './ChosenItems';
import { detailPath } from './packagePaths';
import { usePackageSaving, type KeptDraft } from './usePackageSaving';

const FormPreview = lazyPart(async () => {
  const [module] = await Promise.all([import('./FormPreview'), loadPhrases('candidate')]);
  return module.FormPreview;
});

const SavingTrouble = lazyPart(() => import('./SavingTrouble').then((module) => module.SavingTrouble));

// Only a draft can be dropped.
const DiscardButton = lazyPart(() => import('./DiscardButton').then((module) => module.DiscardButton));

export interface BuilderProps {
  initial: BuilderValues;
  opened: KeptDraft;
  /** Fen of the version that is ordered now; undefined of a new package. */
  presentPrice: number | undefined;
  catalogue: readonly CatalogueItem[];
}

/** The form of a package: what it is for, what is in it, what that costs and takes. */
export function Builder({ initial, opened, presentPrice, catalogue }: BuilderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const kinds = new Map(catalogue.map((item) => [item.itemCode, item]));
  const form = useAppForm(initial, builderRules(kinds));
  useLateDefault(form, initial, initial.positionClass);
  const [isPreviewing, setPreviewing] = useState(false);
  const saving = usePackageSaving(opened, {
    form,
    onDone: (packageId, isPublished) => {
      const name = plainText(form.getValues().name);
      form.settle();
      toast.success(
        isPublished ? t('packages.builder.done.published', { name }) : t('packages.builder.done.saved'),
      );
      void navigate(detailPath(packageId), { replace: true });
    },
  });
  const values = form.watch();
  const { name, items, positionClass } = values;
  const totals = totalsOf(items, kinds);
  const list = form.field('items');
  const add = (itemCode: string) => form.change('items', [...items, { itemCode, copies: 1, reason: '' }]);
  const publish = (by: typeof saving.send) =>
    form.submit(async (sent) => void (await by({ values: sent, price: totals.price })))();
  const saveDraft = async (by: typeof saving.send) => {
    // A draft may lack anything but the name by which it is found again.
    if (plainText(name) === '') form.refuse([{ path: 'name', msg: t('packages.builder.fault.nameMissing') }]);
    else await by({ values: form.getValues() });
  };
  // What was pressed is done in place of what somebody else saved.
  const [isPublishing, setPublishing] = useState(false);
  const handleReplace = () => (isPublishing ? publish : saveDraft)(saving.replace);
  const handlePress = (publishes: boolean) => {
    setPublishing(publishes);
    void (publishes ? publish : saveDraft)(saving.send);
  };
  return (
    <Box
      component="form"
      noValidate
      // Enter in a line publishes nothing: that is pressed.
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Section title={t('packages.builder.about')}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FieldLine
              field={form.field('name')}
              label={t('packages.builder.name')}
              help={t('packages.builder.nameHelp')}
              autoComplete="off"
            />
            <FieldLine
              field={form.field('description')}
              label={t('packages.builder.description')}
              isOptional
              autoComplete="off"
              rows={2}
            />
            <FieldMenu
              field={form.field('positionClass')}
              label={t('packages.builder.class')}
              help={t('packages.builder.classHelp')}
              options={offeredChoices('positionClass', positionClasses, positionClass).map((value) => ({
                value,
                label: t(`packages.class.${value}`),
              }))}
            />
          </Box>
        </Section>
        <CataloguePicker
          catalogue={catalogue}
          positionClass={positionClass}
          chosen={items.map(({ itemCode }) => itemCode)}
          onAdd={add}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 72 } }}>
        <ChosenItems
          items={items}
          catalogue={kinds}
          positionClass={positionClass}
          fault={list.error}
          reasonField={(index) => form.field(`items.${index}.reason`)}
          onChange={(next) => form.change('items', next)}
        />
        <Section title={t('packages.builder.summary')}>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{formatFen(totals.price)}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {[
              presentPrice !== undefined &&
                presentPrice !== totals.price &&
                t('packages.builder.priceNow', { price: formatFen(presentPrice) }),
              t('packages.days', { count: totals.workingDays }),
              t('packages.items', { count: totals.count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          <Button sx={{ mt: 1.5 }} size="small" variant="outlined" onClick={() => setPreviewing(true)}>
            {t('packages.builder.preview')}
          </Button>
        </Section>
        {(saving.isOther || saving.refusal) && (
          <SavingTrouble
            packageId={opened.packageId}
            isOther={saving.isOther}
            message={saving.refusal?.msg}
            onReplace={handleReplace}
          />
        )}
        {saving.isKept(values) && <Box role="status">{t('packages.builder.kept')}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {opened.isDraft && opened.packageId && opened.savedAt && (
            <DiscardButton
              packageId={opened.packageId}
              savedAt={opened.savedAt}
              isPublished={presentPrice !== undefined}
              onDiscarded={() => form.settle()}
            />
          )}
          <Button variant="outlined" loading={saving.isRunning} onClick={() => handlePress(false)}>
            {t('packages.builder.saveDraft')}
          </Button>
          <Button variant="contained" loading={saving.isRunning} onClick={() => handlePress(true)}>
            {t('packages.builder.publish')}
          </Button>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', textAlign: 'end' }}>
          {t('packages.builder.publishHelp')}
        </Box>
      </Box>
      {isPhone && (
        // The package is below the catalogue there: what it comes to stays in sight.
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            position: 'sticky',
            bottom: 0,
            py: 1,
            bgcolor: 'background.default',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <strong>{formatFen(totals.price)}</strong>
          {t('packages.items', { count: totals.count })}
        </Box>
      )}
      {isPreviewing && <FormPreview items={previewed(items, kinds)} onClose={() => setPreviewing(false)} />}
    </Box>
  );
}

function previewed(items: BuilderValues['items'], kinds: ReadonlyMap<string, CatalogueItem>) {
  return items.map(({ itemCode, copies, reason }) => {
    const { name, sensitive, fields } = kinds.get(itemCode)!;
    return {
      itemCode,
      name: copies > 1 ? `${name} × ${copies}` : name,
      sensitive,
      fields,
      reason: plainText(reason) || null,
    };
  });
}
