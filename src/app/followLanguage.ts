import i18next from 'i18next';
import { askAgain } from '../api/transport/askAgain';
import { forgetUnsavedChoice, hasUnsavedChoice, noteUnsavedChoice } from '../api/transport/ownLanguage';
import { currentLanguage, onLanguageChanged, onLanguageChosen } from '../i18n/i18n';
import { toast } from '../lib/toast';
import { selectIsSignedIn, selectSessionKind } from '../session/selectors';
import type { AppStore } from './store';

/**
 * Reloads the gateway's words when the language of the page changes, and saves a user's choice with the user: it applies in
 * every browser. A visitor's choice is not saved: the gateway learns it from the calls themselves.
 * @returns a function that stops it
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
      // A language chosen before signing in becomes the choice of the user who signs in.
      if (opened) save();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @returns true when another language was chosen meanwhile */
async function keep({ dispatch }: AppStore): Promise<boolean> {
  const language = currentLanguage();
  try {
    const { sessionApi } = await import('../api/resources/sessionApi');
    await dispatch(
      sessionApi.endpoints.chooseLanguage.initiate({ body: { language } }, { track: false }),
    ).unwrap();
  } catch {
    // The browser remembers it, and it is sent again with the next session.
    return false;
  }
  if (language !== currentLanguage()) return true;
  forgetUnsavedChoice();
  return false;
}
