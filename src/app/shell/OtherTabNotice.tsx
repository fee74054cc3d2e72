import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { useAppSelector } from '../hooks';

const OtherTabAlert = lazyPart(async () => {
  const [module] = await Promise.all([import('./OtherTabAlert'), loadPhrases('frame')]);
  return module.OtherTabAlert;
});

/** Another tab changed the session: this tab keeps its input and offers a reload. */
export function OtherTabNotice() {
  const isReplaced = useAppSelector((state) => state.frame.isSessionReplaced);
  return isReplaced ? <OtherTabAlert /> : null;
}
