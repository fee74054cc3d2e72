import type { GatewayModule } from '../kernel/module';
import { accountsModule } from '../modules/accounts/accountsModule';
import { approvalsModule } from '../modules/approvals/approvalsModule';
import { auditModule } from '../modules/audit/auditModule';
import { apiKeysModule } from '../modules/apiKeys/apiKeysModule';
import { lostPhonesModule } from '../modules/lostPhones/lostPhonesModule';
import { handoverModule } from '../modules/handover/handoverModule';
import { peopleModule } from '../modules/people/peopleModule';
import { referenceModule } from '../modules/reference/referenceModule';
import { uploadModule } from '../modules/files/uploadModule';
import { batchOrdersModule } from '../modules/batchOrders/batchOrdersModule';
import { candidateModule } from '../modules/candidate/candidateModule';
import { checksModule } from '../modules/checks/checksModule';
import { downloadModule } from '../modules/files/downloadModule';
import { enterpriseModule } from '../modules/enterprise/enterpriseModule';
import { homeModule } from '../modules/home/homeModule';
import { ledgerModule } from '../modules/ledger/ledgerModule';
import { notificationsModule } from '../modules/notifications/notificationsModule';
import { calendarModule } from '../modules/calendar/calendarModule';
import { ordersModule } from '../modules/orders/ordersModule';
import { packagesModule } from '../modules/packages/packagesModule';
import { paymentsModule } from '../modules/payments/paymentsModule';
import { batchesModule } from '../modules/batches/batchesModule';
import { departureModule } from '../modules/departure/departureModule';
import { correctionsModule } from '../modules/corrections/correctionsModule';
import { payoutsModule } from '../modules/payouts/payoutsModule';
import { invoicesModule } from '../modules/invoices/invoicesModule';
import { rechargesModule } from '../modules/recharges/rechargesModule';
import { reversalsModule } from '../modules/reversals/reversalsModule';
import { registrationsModule } from '../modules/registrations/registrationsModule';
import { retentionModule } from '../modules/retention/retentionModule';
import { reportsModule } from '../modules/reports/reportsModule';
import { bankAccountsModule } from '../modules/bankAccounts/bankAccountsModule';
import { limitsModule } from '../modules/limits/limitsModule';
import { signedTextsModule } from '../modules/signedTexts/signedTextsModule';
import { statementsModule } from '../modules/statements/statementsModule';
import { tasksModuleOf } from '../modules/tasks/tasksModule';
import { viewsModule } from '../modules/views/viewsModule';
import { webhooksModule } from '../modules/webhooks/webhooksModule';
import { wechatModule } from '../modules/wechat/wechatModule';
import { workModule } from '../modules/work/workModule';
import { allTasks } from './tasks';

/** Every module of the gateway. Order does not matter; an operation may be served by one of them only. */
export const allModules: readonly GatewayModule[] = [
  accountsModule,
  approvalsModule,
  auditModule,
  apiKeysModule,
  batchesModule,
  peopleModule,
  handoverModule,
  lostPhonesModule,
  referenceModule,
  uploadModule,
  wechatModule,
  packagesModule,
  calendarModule,
  signedTextsModule,
  bankAccountsModule,
  limitsModule,
  ledgerModule,
  notificationsModule,
  ordersModule,
  rechargesModule,
  reversalsModule,
  correctionsModule,
  paymentsModule,
  payoutsModule,
  departureModule,
  statementsModule,
  invoicesModule,
  checksModule,
  enterpriseModule,
  homeModule,
  downloadModule,
  reportsModule,
  registrationsModule,
  retentionModule,
  batchOrdersModule,
  candidateModule,
  tasksModuleOf(allTasks),
  viewsModule,
  workModule,
  webhooksModule,
];
