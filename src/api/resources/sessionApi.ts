import { generatedApi } from '../generated/session.gen';

/**
 * Keeping the session fails in silence: a session that is over ends by its code, and anything else is tried again. So does
 * keeping the language: the browser remembers it meanwhile.
 */
export const sessionApi = generatedApi.enhanceEndpoints({
  endpoints: {
    keepSession: { extraOptions: { hideErrors: true } },
    chooseLanguage: { extraOptions: { hideErrors: true } },
  },
});
