import type { Words } from '../../../kernel/words';

/** Between what kind an item is of and whom it is about. */
export const titleJoint: Words = { en: ': ', zh: '：' };

/** In place of a name that was erased. */
export const erased: Words = { en: 'Erased', zh: '已删除' };
