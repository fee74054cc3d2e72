import type { Ctx, Input } from '../../context';
import { defineModule, outsideTransaction } from '../../module';
import type { Session } from '../../session';
import { loginInfo } from './loginInfo';
import { login, logout, type LoginRequest } from './loginService';
import { visitorLogin, type VisitorRequest } from './visitorLogin';

/** Signing in and out, the people of an account, and the account itself: the `user/…` calls. */
export const accountsModule = defineModule({
  name: 'accounts',
  handlers: {
    login: outsideTransaction((ctx, { body }: Input<LoginRequest>) => login(ctx, body)),
    logout: (ctx: Ctx) => logout(ctx),
    loginInfo: (ctx: Ctx & { session: Session }) => loginInfo(ctx),
    visitorLogin: outsideTransaction((ctx, { body }: Input<VisitorRequest>) => visitorLogin(ctx, body)),
  },
});
