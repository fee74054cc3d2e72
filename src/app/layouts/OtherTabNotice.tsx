import { lazyPart } from '../../components/lazyPart';
import { useAppSelector } from '../hooks';

const OtherTabAlert = lazyPart(() => import('./OtherTabAlert').then((module) => module.OtherTabAlert));

/** Another tab changed the session: this tab keeps its input and offers a reload. */
export function OtherTabNotice() {
  const isReplaced = useAppSelector((state) => state.frame.isSessionReplaced);
  return isReplaced ? <OtherTabAlert /> : null;
}
