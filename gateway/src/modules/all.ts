import type { GatewayModule } from '../module';
import { accountsModule } from './accounts/accountsModule';
import { auditModule } from './audit/auditModule';
import { apiKeysModule } from './apiKeys/apiKeysModule';
import { peopleModule } from './people/peopleModule';
import { referenceModule } from './reference/referenceModule';
import { uploadModule } from './files/uploadModule';
import { candidateModule } from './candidate/candidateModule';
import { checksModule } from './checks/checksModule';
import { downloadModule } from './files/downloadModule';
import { enterpriseModule } from './enterprise/enterpriseModule';
import { homeModule } from './home/homeModule';
import { notificationsModule } from './notifications/notificationsModule';
import { ordersModule } from './orders/ordersModule';
import { packagesModule } from './packages/packagesModule';
import { retentionModule } from './retention/retentionModule';
import { reportsModule } from './reports/reportsModule';
import { smsModule } from './sms/smsModule';
import { viewsModule } from './views/viewsModule';
import { webhooksModule } from './webhooks/webhooksModule';
import { wechatModule } from './wechat/wechatModule';
import { workModule } from './work/workModule';

/** Every module of the gateway. Order does not matter; an operation may be served by one of them only. */
export const allModules: readonly GatewayModule[] = [
  accountsModule,
  auditModule,
  apiKeysModule,
  peopleModule,
  referenceModule,
  smsModule,
  uploadModule,
  wechatModule,
  packagesModule,
  notificationsModule,
  ordersModule,
  checksModule,
  enterpriseModule,
  homeModule,
  downloadModule,
  reportsModule,
  retentionModule,
  candidateModule,
  viewsModule,
  workModule,
  webhooksModule,
];
