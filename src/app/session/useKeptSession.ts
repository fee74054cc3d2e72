import { useEffect } from 'react';
import { useAppDispatch } from '../hooks';
import { keepSession } from './keepSession';

/** While the session is open and somebody works on the screen it does not run out (keepSession). */
export function useKeptSession(isOpen: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => (isOpen ? keepSession(dispatch) : undefined), [isOpen, dispatch]);
}
