import { SIGNED_TEXT_KINDS } from '@probity/contract/rules/signedTexts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TabRow } from '../../../components/layout/TabRow';
import { lazyPart } from '../../../components/lazyPart';
import { leave } from '../../../lib/unsavedInput';
import { TextOverview } from './TextOverview';

const VersionView = lazyPart(() => import('./VersionView').then((module) => module.VersionView));
const DraftVersion = lazyPart(() => import('./DraftVersion').then((module) => module.DraftVersion));

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
        {from !== null && <DraftVersion key={`${kind} ${from}`} kind={kind} from={from} />}
        {from === null && version !== null && (
          <VersionView key={`${kind} ${version}`} kind={kind} version={version} />
        )}
        {from === null && version === null && <TextOverview key={kind} kind={kind} />}
      </div>
    </>
  );
}
