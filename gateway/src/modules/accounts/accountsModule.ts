import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendVerifyCode } from './codeRequests';
import { changeMobile, resetPassword } from './credentials';
import { loginInfo } from './loginInfo';
import { login, logout } from './loginService';
import { register } from './registration';
import { changeLogin, relatedMainList } from './switching';
import { listUsers } from './userList';
import { visitorLogin } from './visitorLogin';

/** Signing in and out, the people of an account, and the account itself: the `user/…` calls but for editing people (handover). */
export const accountsModule = defineModule({
  name: 'accounts',
  handlers: {
    login: outsideTransaction((ctx, { body }) => login(ctx, body)),
    register: outsideTransaction((ctx, { body }) => register(ctx, body)),
    loginInfo: (ctx) => loginInfo(ctx),
    logout: (ctx) => logout(ctx),
    sendVerifyCode: (ctx, { body }) => sendVerifyCode(ctx, body),
    resetPassword: outsideTransaction((ctx, { body }) => resetPassword(ctx, body)),
    listUsers: (ctx, { body }) => listUsers(ctx, body),
    changeMobile: outsideTransaction((ctx, { body }) => changeMobile(ctx, body)),
    listRelatedMains: (ctx) => relatedMainList(ctx),
    changeLogin: (ctx, { body }) => changeLogin(ctx, body),
    visitorLogin: outsideTransaction((ctx, { body }) => visitorLogin(ctx, body)),
  },
});
