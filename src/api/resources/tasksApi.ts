import { generatedApi } from '../generated/tasks.gen';
import { unlessFailed } from '../transport/tags';

export type { Task, TaskKind } from '../generated/tasks.gen';

const changed = (_task: unknown, error: unknown) => unlessFailed(error, ['Task' as const]);

/** Long work that goes on by itself: one's own. */
export const tasksApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // It fails in silence: it is asked again.
    listTasks: { providesTags: ['Task'], extraOptions: { hideErrors: true } },
    startChecksExport: { invalidatesTags: changed },
    startAuditExport: { invalidatesTags: changed },
    startLedgerExport: { invalidatesTags: changed },
    startApplicationsExport: { invalidatesTags: changed },
    startStatementExport: { invalidatesTags: changed },
    cancelTask: { invalidatesTags: changed },
  },
});

export const { useListTasksQuery, useCancelTaskMutation, useLazyDownloadTaskFileQuery } = tasksApi;
