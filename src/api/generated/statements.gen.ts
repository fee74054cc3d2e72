// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.infiniteQuery<ListStatementsApiResponse, Paged<ListStatementsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/statement/statement/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    downloadStatement: build.query<DownloadStatementApiResponse, DownloadStatementApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/statement/statement/pdf`,
        params: {
          statementId: queryArg.statementId,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
    exportStatement: build.mutation<ExportStatementApiResponse, ExportStatementApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/statement/statement/export`,
        method: 'POST',
        body: queryArg.statementExport,
      }),
      extraOptions: { responseType: 'blob' },
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListStatementsApiResponse = /** status 200 The answer */ {
  rows: Statement[];
  nextCursor: string | null;
};
export type ListStatementsApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type DownloadStatementApiResponse = /** status 200 The answer */ Blob;
export type DownloadStatementApiArg = {
  statementId: Uuid;
};
export type ExportStatementApiResponse = /** status 200 The answer */ Blob;
export type ExportStatementApiArg = {
  statementExport: StatementExport;
};
export type Uuid = string;
export type Fen = number;
export type Instant = string;
export type Statement = {
  statementId: Uuid;
  /** As months are in China */
  month: string;
  opening: Fen;
  recharged: Fen;
  /** Recharges taken back */
  takenBack: Fen;
  /** For items that were done */
  charged: Fen;
  chargesReversed: Fen;
  /** Paid back to the enterprise's bank account */
  paidOut: Fen;
  closing: Fen;
  /** Of the closing balance */
  held: Fen;
  closedAt: Instant;
};
export type Cursor = string;
export type Limit = number;
export type StatementExport = {
  statementId: Uuid;
  /** csv without it */
  format?: 'csv' | 'xlsx';
};
