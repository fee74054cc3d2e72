import { seedDemoAccounts } from '../../seeds/demoAccounts';
import { seedDemoCertifications } from '../../seeds/demoCertifications';
import { seedDemoChecks } from '../../seeds/demoChecks';
import { seedDemoRegistrations } from '../../seeds/demoRegistrations';
import { seedDemoNotifications } from '../../seeds/demoNotifications';
import type { Services } from '../kernel/context';

/** Rows the product starts with. Each runs once per database, in order. */
export interface Seed {
  name: string;
  /** Synthetic people and checks: never in production. */
  demo: boolean;
  run(services: Services): Promise<void>;
}

export const seeds: readonly Seed[] = [
  { name: 'demo-accounts', demo: true, run: seedDemoAccounts },
  { name: 'demo-certifications', demo: true, run: seedDemoCertifications },
  { name: 'demo-checks', demo: true, run: seedDemoChecks },
  { name: 'demo-registrations', demo: true, run: seedDemoRegistrations },
  { name: 'demo-notifications', demo: true, run: seedDemoNotifications },
];
