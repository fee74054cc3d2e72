import { generatedApi } from '../generated/welcome.gen';
import { unlessFailed } from '../transport/tags';

/** That a new person was asked for name and password, or put it off. */
export const { useNoteWelcomedMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    noteWelcomed: { invalidatesTags: (_done, error) => unlessFailed(error, [{ type: 'Home' as const }]) },
  },
});
