import type { Words } from '../../../kernel/words';

/** Joins the kind of an item and its employer or school. */
export const titleJoint: Words = { en: ': ', zh: '：' };

/** Replaces an erased name. */
export const erased: Words = { en: 'Erased', zh: '已删除' };
