/** Where a batch is begun or gone on with; its step follows from its status. */
export const batchWorkPath = (batchId: string): string => `/batchBack?id=${batchId}`;
