import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { takeReport } from '../../modules/sms/deliveryReports';
import { readReports, ReportFault, REPORT_PATH } from '../../modules/sms/signedReports';
import { registerSignedCalls } from './signedCalls';

/** A hundred reports have about 20 KB. */
const BODY_LIMIT = 64 * 1024;

/** Where the carrier tells what became of messages, if the operator has agreed a secret for it: else there is no such address. */
export async function registerSmsReports(app: FastifyInstance, services: Services): Promise<void> {
  const { sms } = services.config;
  if (sms.provider !== 'http' || sms.reportSecret === null) return;
  const { keyId, reportSecret: secret } = sms;
  await registerSignedCalls(app, services, {
    path: REPORT_PATH,
    bodyLimit: BODY_LIMIT,
    what: 'a report about messages',
    Fault: ReportFault,
    async take(headers, body) {
      const now = services.clock.now();
      // One after the other: told again after a fault in the middle, those already taken change nothing.
      for (const report of readReports(headers, body, { keyId, secret, now }))
        await takeReport(services, report);
      return 'known';
    },
  });
}
