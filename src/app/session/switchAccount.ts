import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { userApi } from '../../api/resources/userApi';
import { readContent, removeItem, writeItem } from '../../lib/storage';
import type { RootState } from '../store';
import { HOME } from '../routing/fromParameter';
import { replaceRoute } from '../routing/navigation';

const CAME_FROM = 'probity-came-from';

export interface Account {
  mainId: string;
  mainName: string;
}

/** The account from which staff entered a customer's; undefined if unknown. */
export function originAccount(): Account | undefined {
  return readContent<Account>(CAME_FROM);
}

/**
 * Switches to another main account: the gateway revokes the old token, the api drops every cached reply and aborts calls
 * under way, the gate requests loginInfo again (menus included), other tabs learn of the token, and the home page is drawn.
 * @param to the account to act in
 * @param isWayBack forgets the account one came from instead of noting it
 * @returns the reply; after a refusal, which the api has reported, everything stays as it was
 */
export function switchAccount(
  to: Account,
  isWayBack = false,
): ThunkAction<Promise<{ error?: unknown }>, RootState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const { mainId, mainName, enterprise } = getState().auth.userInfo;
    const reply = await dispatch(userApi.endpoints.changeLogin.initiate({ body: { mainId: to.mainId } }));
    if (reply.error) return reply;
    if (isWayBack) removeItem(CAME_FROM);
    // The way back of staff leads out of the customers' accounts, however many they switched through.
    else if (mainId && mainName && !enterprise) writeItem<Account>(CAME_FROM, { mainId, mainName });
    replaceRoute(HOME);
    return reply;
  };
}
