import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/layout/PageHeader';
import { TabRow } from '../../components/layout/TabRow';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { leave } from '../../lib/unsavedInput';
import { CalendarYears } from './calendar/CalendarYears';
import { deskParts } from './parts';

const CalendarYearView = lazyPart(() =>
  import('./calendar/CalendarYearView').then((module) => module.CalendarYearView),
);

const ContactDesk = lazyPart(async () => {
  const [module] = await Promise.all([import('./contact/ContactDesk'), loadPhrases('sphere')]);
  return module.ContactDesk;
});

const TextsDesk = lazyPart(async () => {
  const [module] = await Promise.all([import('./texts/TextsDesk'), loadPhrases('signedTexts')]);
  return module.TextsDesk;
});

const BankDesk = lazyPart(async () => {
  const phrases = loadPhrases('bankAccount', 'finance', 'lostPhone');
  const [module] = await Promise.all([import('./bank/BankDesk'), phrases]);
  return module.BankDesk;
});

const LimitsDesk = lazyPart(async () => {
  const [module] = await Promise.all([import('./limits/LimitsDesk'), loadPhrases('limits')]);
  return module.LimitsDesk;
});

const DictionariesDesk = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./dictionaries/DictionariesDesk'),
    loadPhrases('dictionaries'),
  ]);
  return module.DictionariesDesk;
});
const ClosingsDesk = lazyPart(async () => {
  const [module] = await Promise.all([import('./closings/ClosingsDesk'), loadPhrases('closings')]);
  return module.ClosingsDesk;
});

/** `/operatorDesk`: what operators keep for everybody. */
export function OperatorDeskPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const part = deskParts.find((one) => one === search.get('tab')) ?? 'calendar';
  return (
    <>
      <PageHeader title={t('titles.operatorDesk')} />
      <TabRow
        label={t('workingCalendar.parts.label')}
        tabs={deskParts.map((value) => ({ value, label: t(`workingCalendar.parts.${value}`) }))}
        value={part}
        panelId={panelId}
        onChange={(tab) => leave(() => setSearch({ tab }, { replace: true }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${part}`}>
        {part === 'calendar' && <CalendarDesk year={search.get('year')} />}
        {part === 'contact' && <ContactDesk />}
        {part === 'texts' && <TextsDesk />}
        {part === 'bank' && <BankDesk />}
        {part === 'limits' && <LimitsDesk />}
        {part === 'dictionaries' && <DictionariesDesk />}
        {part === 'closings' && <ClosingsDesk />}
      </div>
    </>
  );
}

/** The years of the calendar, or the one that the address names. */
function CalendarDesk({ year }: { year: string | null }) {
  return year && /^20\d\d$/.test(year) ? (
    <CalendarYearView key={year} year={Number(year)} />
  ) : (
    <CalendarYears />
  );
}
