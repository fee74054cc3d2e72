import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { Unavailable } from '../../platform/db/unavailable';
import { closeStatementsJob } from './closeJob';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_00);
});
afterAll(() => gateway.close());

const log = { error: jest.fn() };
const run = (fault: Error) => {
  jest.spyOn(gateway.services.db, 'withTenant').mockRejectedValue(fault);
  return closeStatementsJob.run({}, { services: gateway.services, log } as never);
};

test('without the database the job ends at once with that fault, so that it is done again once it is back', async () => {
  const lost = new Unavailable('lost', 'the connection to the database was lost');
  await expect(run(lost)).rejects.toBe(lost);
  expect(log.error).not.toHaveBeenCalled();
});

test('any other fault of an account holds up none of the others, and is told', async () => {
  await expect(run(new Error('no such month'))).rejects.toThrow(
    'The months of 4 accounts could not be closed',
  );
  expect(log.error).toHaveBeenCalledTimes(4);
});
