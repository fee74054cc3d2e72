import { generatedApi } from '../generated/assignments.gen';
import { onSeveral } from './bulkApi';

export type { Assignment } from '../generated/assignments.gen';

/** Who is in charge of records: given to somebody, and taken back. */
export const assignmentsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    assignChecks: onSeveral,
    undoAssignment: onSeveral,
    // Beside a list: it fails in silence, and is asked again.
    listAssignments: {
      providesTags: [{ type: 'Check', id: 'ASSIGNMENTS' }],
      extraOptions: { hideErrors: true },
    },
    listAssignees: { extraOptions: { hideErrors: true } },
  },
});

export const {
  useAssignChecksMutation,
  useUndoAssignmentMutation,
  useListAssignmentsQuery,
  useListAssigneesQuery,
} = assignmentsApi;
