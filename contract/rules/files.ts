/** The largest file accepted (call 10), in bytes: 10 MB. */
export const FILE_LIMIT = 10 * 1024 * 1024;
