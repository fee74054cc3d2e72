import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { SessionRootState } from '../../session/sessionReducers';
import { signOut } from './openSession';

/** @returns signs out; rejects with a GatewayError when the gateway did not answer: the session is kept then */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<SessionRootState, unknown, UnknownAction>>();
  return useCallback(() => dispatch(signOut()), [dispatch]);
}
