import { useEffect } from 'react';
import { useAppDispatch } from '../hooks';
import { keepSession } from './keepSession';

/** Keeps the session from running out while it is open and somebody works on the screen (keepSession). */
export function useKeptSession(isOpen: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => (isOpen ? keepSession(dispatch) : undefined), [isOpen, dispatch]);
}
