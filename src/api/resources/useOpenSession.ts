import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SessionRootState } from '../../session/sessionReducers';
import type { UserInfo } from '../../session/types';
import { openSession } from './openSession';

/** `openSession` for screens: a function that rejects with a GatewayError. */
export function useOpenSession(): () => Promise<UserInfo> {
  const dispatch = useDispatch<ThunkDispatch<SessionRootState, unknown, UnknownAction>>();
  return useCallback(() => dispatch(openSession()), [dispatch]);
}
