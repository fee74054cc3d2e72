import type { Ctx, Input, SessionCtx } from '../../kernel/context';
import { defineModule, outsideTransaction } from '../../kernel/module';
import type { Session } from '../../kernel/session';
import { sendVerifyCode, type SendRequest } from './codeRequests';
import { changeMobile, resetPassword, type ChangeMobileRequest, type ResetRequest } from './credentials';
import { loginInfo } from './loginInfo';
import { login, logout, type LoginRequest } from './loginService';
import { register, type RegisterRequest } from './registration';
import { changeLogin, relatedMainList } from './switching';
import type { EditRequest } from './editRequest';
import { editUser } from './userEdit';
import { listUsers, type ListRequest } from './userList';
import { visitorLogin, type VisitorRequest } from './visitorLogin';

/** Signing in and out, the people of an account, and the account itself: the `user/…` calls. */
export const accountsModule = defineModule({
  name: 'accounts',
  handlers: {
    login: outsideTransaction((ctx, { body }: Input<LoginRequest>) => login(ctx, body)),
    register: outsideTransaction((ctx, { body }: Input<RegisterRequest>) => register(ctx, body)),
    loginInfo: (ctx: Ctx & { session: Session }) => loginInfo(ctx),
    logout: (ctx: Ctx) => logout(ctx),
    sendVerifyCode: (ctx: Ctx, { body }: Input<SendRequest>) => sendVerifyCode(ctx, body),
    resetPassword: outsideTransaction((ctx, { body }: Input<ResetRequest>) => resetPassword(ctx, body)),
    listUsers: (ctx: SessionCtx, { body }: Input<ListRequest>) => listUsers(ctx, body),
    editUser: (ctx: SessionCtx, { body }: Input<EditRequest>) => editUser(ctx, body),
    changeMobile: outsideTransaction((ctx, { body }: Input<ChangeMobileRequest>) =>
      changeMobile(ctx as SessionCtx, body),
    ),
    listRelatedMains: (ctx: SessionCtx) => relatedMainList(ctx),
    changeLogin: (ctx: SessionCtx, { body }: Input<{ mainId: string }>) => changeLogin(ctx, body),
    visitorLogin: outsideTransaction((ctx, { body }: Input<VisitorRequest>) => visitorLogin(ctx, body)),
  },
});
