const none = /^(无|没有|none|n\/?a)[.。]?$/i;

/** True for a text that says that there is none, whatever of. A file of its own: who asks this needs no catalogue of fields. */
export const saysNone = (value: string): boolean => none.test(value.trim());
