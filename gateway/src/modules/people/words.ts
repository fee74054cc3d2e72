import type { WordTable } from '../../kernel/words';

export const words = {
  noDepartment: { en: 'There is no such department', zh: '没有该部门' },
} satisfies WordTable;

/** The owner of the budget that an order exceeds. */
export const budgetOf = {
  person: { en: 'Your monthly budget', zh: '您' },
  department: { en: 'Your department’s monthly budget', zh: '您所在部门' },
} satisfies WordTable;
