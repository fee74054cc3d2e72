import { useTranslation } from 'react-i18next';
import { useWithdrawSphereChangeMutation, type SphereChange } from '../../../api/resources/sphereApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { ContactLines } from './ContactLines';

/** Every change, the newest first: who, when, from which day, what was and what is. */
export function ContactHistory({ history }: { history: readonly SphereChange[] }) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawSphereChangeMutation();
  const entries = history.map((change) => {
    const { changeId, values, before } = change;
    return {
      id: changeId,
      change,
      details: <ContactLines values={values} before={before} />,
      which: { changeId },
    };
  });
  return (
    <ChangeHistory thing="sphere" entries={entries} withdraw={withdraw} none={t('sphere.history.none')} />
  );
}
