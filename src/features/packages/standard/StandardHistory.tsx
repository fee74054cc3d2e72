import { useTranslation } from 'react-i18next';
import {
  useWithdrawStandardPackageMutation,
  type StandardPackageDetail,
} from '../../../api/resources/standardPackagesApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { StandardLines } from './StandardLines';

/** Every version of a standard package, the newest first: who, when, from which day, what was and what is. */
export function StandardHistory({ detail: { package: one, history } }: { detail: StandardPackageDetail }) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawStandardPackageMutation();
  const { packageId } = one;
  const entries = history.map((change) => {
    const { version, effectiveOn, values, before } = change;
    return {
      id: String(version),
      change,
      title: effectiveOn ? undefined : t('standardPackages.history.first'),
      details: before && <StandardLines values={values} before={before} />,
      which: { packageId, version },
    };
  });
  return <ChangeHistory thing="standardPackages" entries={entries} withdraw={withdraw} />;
}
