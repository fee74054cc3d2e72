import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { allTasks } from '../src/app/tasks';
import type { TaskPace } from '../src/kernel/tasks/workTask';
import { taskJobOf } from '../src/modules/tasks/taskJobs';
import { ok } from './candidates';
import { sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { unzipBytes } from './unzip';

const { first } = demoMains;

/** What the tests of an enterprise that leaves do: the owner's calls, and the archive read back. */
export function departureTools(gateway: () => TestGateway) {
  const call = async (
    user: keyof typeof demoUsers,
    operation: string,
    input: object = {},
    mainId: string = first,
  ): Promise<CallReply> =>
    gateway().call(operation, input, { token: await sessionOf(gateway(), demoUsers[user], mainId), mainId });
  async function codeOf(): Promise<string> {
    // Codes of before do not count any more.
    gateway().clock.advance(3_600_000);
    ok(await call('owner', 'sendAccountExportCode', { body: {} }));
    const [newest] = await gateway().outbox('13800000001');
    return /\d{6}/.exec(newest!.text)![0];
  }
  async function start(): Promise<string> {
    const begun = ok(await call('owner', 'startAccountExport', { body: { verifyCode: await codeOf() } }));
    return begun.data.taskId as string;
  }
  const task = async (taskId: string) => ok(await call('owner', 'getTask', { query: { taskId } })).data;
  const download = (taskId: string) => call('owner', 'downloadTaskFile', { query: { taskId } });
  const files = async (taskId: string) => unzipBytes((await download(taskId)).bytes);
  /** One turn of a worker. */
  const turn = (taskId: string, pace: Partial<TaskPace> = {}) =>
    taskJobOf(allTasks, pace).run({ mainId: first, taskId } as never, {
      services: gateway().services,
      log: gateway().services.log,
      attempt: 1,
      maxAttempts: 8,
    });
  return { call, codeOf, start, task, download, files, turn };
}
