import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TabRow } from '../../../components/layout/TabRow';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';
import { leave } from '../../../lib/unsavedInput';
import { CatalogueDesk } from './CatalogueDesk';

const PriceDesk = lazyPart(async () => {
  const [module] = await Promise.all([import('../prices/PriceDesk'), loadPhrases('prices')]);
  return module.PriceDesk;
});

const StandardDesk = lazyPart(async () => {
  const [module] = await Promise.all([import('../standard/StandardDesk'), loadPhrases('standardPackages')]);
  return module.StandardDesk;
});

const PARTS = ['catalogue', 'standard', 'prices', 'packages'] as const;

/** What an operator finds at `/mealManage`: the catalogue, the standard packages, what single enterprises pay, and the packages as enterprises see them. */
export function OperatorParts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const part = PARTS.find((one) => one === search.get('tab')) ?? 'catalogue';
  return (
    <>
      <TabRow
        label={t('catalogue.parts.label')}
        tabs={PARTS.map((value) => ({ value, label: t(`catalogue.parts.${value}`) }))}
        value={part}
        panelId={panelId}
        onChange={(tab) => leave(() => setSearch({ tab }, { replace: true }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${part}`}>
        {part === 'catalogue' && <CatalogueDesk />}
        {part === 'standard' && <StandardDesk />}
        {part === 'packages' && children}
        {part === 'prices' && <PriceDesk />}
      </div>
    </>
  );
}
