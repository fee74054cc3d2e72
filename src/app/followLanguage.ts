import i18next from 'i18next';
import { askAgain } from '../api/transport/askAgain';
import { forgetUnsavedChoice, hasUnsavedChoice, noteUnsavedChoice } from '../api/transport/ownLanguage';
import { currentLanguage, onLanguageChanged, onLanguageChosen } from '../i18n/i18n';
import { toast } from '../lib/toast';
import { selectIsSignedIn, selectSessionKind } from '../session/selectors';
import type { AppStore } from './store';

/**
 * Words of the gateway follow the language of the page, and a user's choice is kept with the user: it wins in every browser.
 * A visitor's is not: whose link it is, the gateway learns from the calls themselves.
 * @returns stops it
 */
export function followLanguage(store: AppStore): () => void {
  let saving: Promise<void> | undefined;
  const save = () => {
    const state = store.getState();
    if (saving || !hasUnsavedChoice() || selectSessionKind(state) !== 'login' || !selectIsSignedIn(state))
      return;
    saving = keep(store).then((isToRepeat) => {
      saving = undefined;
      if (isToRepeat) save();
    });
  };
  let opened = '';
  const stops = [
    onLanguageChanged(() => {
      void store.dispatch(askAgain()).then((isWhole) => {
        if (!isWhole) toast.error(i18next.t('app.language.partly'));
      });
    }),
    onLanguageChosen(() => {
      if (selectSessionKind(store.getState()) === 'visitor') return;
      noteUnsavedChoice();
      save();
    }),
    store.subscribe(() => {
      const { openedToken } = store.getState().frame;
      if (openedToken === opened) return;
      opened = openedToken;
      // What was chosen before signing in is the choice of whoever signs in now.
      if (opened) save();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @returns whether another language was chosen meanwhile */
async function keep({ dispatch }: AppStore): Promise<boolean> {
  const language = currentLanguage();
  try {
    const { sessionApi } = await import('../api/resources/sessionApi');
    await dispatch(
      sessionApi.endpoints.chooseLanguage.initiate({ body: { language } }, { track: false }),
    ).unwrap();
  } catch {
    // The browser remembers it, and it is sent once more with the next session.
    return false;
  }
  if (language !== currentLanguage()) return true;
  forgetUnsavedChoice();
  return false;
}
