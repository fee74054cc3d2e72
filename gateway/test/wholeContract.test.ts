import { join } from 'node:path';
import { buildApp } from '../src/app/app';
import { compileChecks, loadContract } from '../src/server/contract/operations';
import { allModules } from '../src/app/modules';
import { Metrics } from '../src/platform/observability/metrics';
import { createTestGateway, type TestGateway } from './gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
});
afterAll(() => gateway.close());

test('every check of the contract compiles', async () => {
  const contract = await loadContract(join(__dirname, '../../contract'));
  expect(() => compileChecks(contract)).not.toThrow();
});

test('the gateway serves the whole contract', async () => {
  const contract = await loadContract(join(__dirname, '../../contract'));
  const app = await buildApp({
    contract,
    modules: allModules,
    services: gateway.services,
    outbox: gateway.services.sms as never,
    metrics: new Metrics(gateway.services.db),
  });
  for (const { verb, url } of contract.operations) expect(app.hasRoute({ method: verb, url })).toBe(true);
  await app.close();
});
