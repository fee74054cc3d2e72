import { SIGNED_TEXT_KINDS } from '@probity/contract/rules/signedTexts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TabRow } from '../../../components/layout/TabRow';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';
import { leave } from '../../../lib/unsavedInput';
import { TextOverview } from './TextOverview';

// Reading and writing one share the preview, and come together.
const OneVersion = lazyPart(async () => {
  const [module] = await Promise.all([import('./OneVersion'), loadPhrases('lostPhone')]);
  return module.OneVersion;
});

/** What others sign: each text with its versions, or the version that the address names, or one that is being written. */
export function TextsDesk() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const kind = SIGNED_TEXT_KINDS.find((one) => one === search.get('text')) ?? 'serviceContract';
  const [version, from] = [search.get('version'), search.get('from')];
  return (
    <>
      <TabRow
        label={t('signedTexts.which')}
        tabs={SIGNED_TEXT_KINDS.map((value) => ({ value, label: t(`signedTexts.kind.${value}`) }))}
        value={kind}
        panelId={panelId}
        onChange={(text) => leave(() => setSearch({ tab: 'texts', text }, { replace: true }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${kind}`}>
        {(from ?? version) === null ? (
          <TextOverview key={kind} kind={kind} />
        ) : (
          <OneVersion key={`${kind} ${version} ${from}`} kind={kind} version={version} from={from} />
        )}
      </div>
    </>
  );
}
