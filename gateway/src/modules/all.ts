import type { GatewayModule } from '../module';
import { accountsModule } from './accounts/accountsModule';
import { smsModule } from './sms/smsModule';

/** Every module of the gateway. Order does not matter; an operation may be served by one of them only. */
export const allModules: readonly GatewayModule[] = [accountsModule, smsModule];
