import type { WordTable } from '../../kernel/words';

export const words = {
  noDepartment: { en: 'There is no such department', zh: '没有该部门' },
} satisfies WordTable;

/** The owner of the budget that an order exceeds. */
export const budgetOf = {
  person: { en: 'your account', zh: '您' },
  department: { en: 'your department', zh: '您所在部门' },
} satisfies WordTable;
