import { generatedApi, type Statement } from '../generated/statements.gen';

export type { Statement } from '../generated/statements.gen';

/** The account's statements, row by row; what stands there never changes. */
export const statementRows = { endpointName: 'listStatements', idOf: (row: Statement) => row.statementId };

/** Monthly statements. */
export const statementsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listStatements: {
      providesTags: [{ type: 'Statement', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    // What is too much for a file at once is no error: useExport.
    exportStatement: { extraOptions: { responseType: 'blob', hideErrors: true } },
  },
});

export const { useListStatementsInfiniteQuery, useLazyDownloadStatementQuery, useExportStatementMutation } =
  statementsApi;
