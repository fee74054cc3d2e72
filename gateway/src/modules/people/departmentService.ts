import { plainText } from '@probity/contract/rules/plainText';
import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { lockAccount } from '../accounts/accountRepository';
import { spentByDepartment } from './budget';
import {
  addDepartment,
  deleteDepartment,
  departmentsOf,
  isDepartmentName,
  isDepartmentUsed,
  updateDepartment,
} from './memberRepository';
import { commonWords } from '../../kernel/words';

type Department = components['schemas']['Department'];

/** Departments by name, with the sum of their people's orders this month. */
export async function listDepartments(ctx: SessionCtx): Promise<Department[]> {
  const { mainId } = ctx.session;
  const rows = await departmentsOf(ctx.tx, mainId);
  const spent = await spentByDepartment(ctx.tx, mainId, ctx.clock.now());
  return rows.map(({ id, name, monthlyBudget, people }) => ({
    departmentId: id,
    name,
    monthlyBudget,
    spent: spent.get(id) ?? 0,
    people,
  }));
}

export type DepartmentInput = BodyOf<'saveDepartment'>;

/** Creates or changes a department. @throws 2807 another has the name, 404 no such department */
export async function saveDepartment(ctx: SessionCtx, request: DepartmentInput): Promise<Department> {
  const { mainId } = ctx.session;
  const name = plainText(request.name);
  if (name === '') throw fieldError([{ path: 'name', msg: commonWords.nameNeeded[ctx.lang] }]);
  await lockAccount(ctx.tx, mainId);
  const id = request.departmentId ?? uuidv7();
  const department = { mainId, id, name, monthlyBudget: request.monthlyBudget };
  if (await isDepartmentName(ctx.tx, mainId, name, id)) throw new BusinessError(CODE.DEPARTMENT_NAME_TAKEN);
  if (request.departmentId === undefined) {
    await addDepartment(ctx.tx, { ...department, at: ctx.clock.now() });
  } else if (!(await updateDepartment(ctx.tx, department))) throw notFound();
  await ctx.audit({
    action: request.departmentId === undefined ? 'department.added' : 'department.changed',
    entity: 'department',
    entityId: id,
    detail: { monthlyBudget: request.monthlyBudget },
  });
  const saved = (await listDepartments(ctx)).find((one) => one.departmentId === id);
  return found(saved ?? null);
}

/** @throws 2806 while people or checks name it, 404 */
export async function removeDepartment(ctx: SessionCtx, id: string): Promise<{ done: true }> {
  const { mainId } = ctx.session;
  await lockAccount(ctx.tx, mainId);
  if (await isDepartmentUsed(ctx.tx, mainId, id)) throw new BusinessError(CODE.DEPARTMENT_IN_USE);
  if (!(await deleteDepartment(ctx.tx, mainId, id))) throw notFound();
  await ctx.audit({ action: 'department.removed', entity: 'department', entityId: id });
  return { done: true };
}
