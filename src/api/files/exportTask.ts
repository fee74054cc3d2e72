import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { toast } from '../../lib/toast';
import type { SessionRootState } from '../../session/sessionReducers';
import { tasksApi } from '../resources/tasksApi';

export type ExportFormat = 'xlsx' | 'csv';
export type ExportDispatch = ThunkDispatch<SessionRootState, unknown, UnknownAction>;
/** Begins an export as long work. */
export type ExportStart = (
  calls: typeof tasksApi.endpoints,
  format: ExportFormat,
) => ThunkAction<PromiseLike<{ data?: unknown }>, SessionRootState, unknown, UnknownAction>;

/** Begins it, and says where its file will be and for how long; whoever calls has fetched the words. What fails is toasted by the call itself. */
export async function beginExport(
  dispatch: ExportDispatch,
  start: ExportStart,
  format: ExportFormat,
): Promise<void> {
  const { data } = await dispatch(start(tasksApi.endpoints, format));
  if (!data) return;
  toast.success(i18next.t('tasks.begun', { count: TASK_KEPT_DAYS }));
}
