import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { backupCommand, restoreCommand } from './app/cli/backup';
import { createStaffCommand } from './app/cli/createStaff';
import { rechargeCommand } from './app/cli/recharge';
import { verifyAuditCommand } from './app/cli/verifyAudit';
import { verifyLedgerCommand } from './app/cli/verifyLedger';
import { ConfigError, readConfig } from './platform/config/config';
import type { Config } from './platform/config/settings';
import { configWarnings } from './platform/config/configWarnings';
import { productionDatabaseFaults } from './app/productionFaults';
import { unusableDatabase } from './platform/db/unusable';
import { startGateway } from './app/gateway';
import { createLogger } from './platform/observability/logger';
import { findRoot } from './platform/config/root';

/** The commands the program runs instead of serving, by its first argument. Each returns the exit code. */
const commands: Record<string, (config: Config, log: Logger, args: string[]) => Promise<number>> = {
  'create-staff': createStaffCommand,
  recharge: rechargeCommand,
  'verify-audit': verifyAuditCommand,
  'verify-ledger': verifyLedgerCommand,
  backup: backupCommand,
  restore: restoreCommand,
};
const STOP_WITHIN_MS = 20_000;
const PARENT_CHECK_MS = 1_000;

async function main(): Promise<void> {
  const { config, faults } = readConfig(process.env, findRoot());
  const log = createLogger(config.logLevel);
  faults.push(...(await productionDatabaseFaults(config, log)));
  if (faults.length > 0) throw new ConfigError(faults);
  const [name, ...args] = process.argv.slice(2);
  if (name !== undefined) {
    const command = commands[name];
    if (!command) throw new Error(`Unknown command ${name}; there are ${Object.keys(commands).join(', ')}`);
    process.exitCode = await command(config, log, args);
    return;
  }
  const warnings = configWarnings(config);
  for (const warning of warnings) log.warn(warning);
  const gateway = await startGateway(config, log);
  const endWatch = endWithParent();
  closeWithGrace({ delay: STOP_WITHIN_MS }, async ({ signal, err }) => {
    endWatch();
    if (err) log.fatal({ err }, 'stopping after a fault');
    else log.info({ signal }, 'stopping');
    await gateway.stop();
  });
  process.stdout.write(startNotice(gateway.address, config.demo, warnings));
}

/**
 * Stops this process in order when the npm that started it is gone. npm ends its shell on SIGTERM, but the shell passes
 * nothing on, so what `npm start` began would be left running. A signal to the whole group comes first: only a parent found
 * gone twice in a row means that none is coming.
 * @returns ends the watch
 */
function endWithParent(): () => void {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  let wasGone = false;
  const watch = setInterval(() => {
    if (wasGone) process.kill(process.pid, 'SIGTERM');
    wasGone = process.ppid !== parent;
  }, PARENT_CHECK_MS).unref();
  return () => clearInterval(watch);
}

function startNotice(address: string, demo: boolean, warnings: readonly string[]): string {
  const accounts = [
    ['13800000001', 'owner (of three main accounts)'],
    ['13800000002', 'recruiter'],
    ['13800000003', 'finance'],
    ['13800000004', 'viewer'],
    ['13800000011', 'platform analyst'],
    ['13800000012', 'platform analyst, second person'],
    ['13800000013', 'platform support'],
    ['13800000014', 'platform operator'],
    ['13800000015', 'platform operator, second person'],
  ];
  const demoLines = demo
    ? [
        'Demo accounts, password probity-demo-1:',
        ...accounts.map(([mobile, role]) => `  ${mobile}  ${role}`),
        `SMS: ${address}/dev/outbox`,
      ]
    : [];
  return [``, `Probity is at ${address}`, ...demoLines, ...warnings, ``].join('\n');
}

main().catch((error: unknown) => {
  // A fault with a known remedy is explained in words; others show their stack.
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const text = error instanceof ConfigError ? error.message : (unusableDatabase(error) ?? stack);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
