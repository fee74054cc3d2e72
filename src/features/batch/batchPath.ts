/** The address of a batch; its step follows from its status. */
export const batchPath = (batchId: string): string => `/batchBack?id=${batchId}`;

/** A batch that is ordered, or was. */
export const batchRecordPath = (batchId: string): string => `/batchRecord?id=${batchId}`;
