import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/settings';
import {
  createStaff,
  platformRoles,
  StaffRefused,
  type StaffCreated,
} from '../../modules/accounts/createStaff';
import { say, withServices } from './withServices';

const usage = `npm run create-staff -- --mobile 1xxxxxxxxxx --name "…" [--role ${platformRoles.join('|')}]`;

/**
 * `create-staff`: creates the first owner of the platform, or anybody else of it; exit code 1, with the reason in words,
 * when nothing was done.
 */
export async function createStaffCommand(config: Config, log: Logger, args: string[]): Promise<number> {
  try {
    const { mobile, name, role } = read(args);
    const done = await withServices(config, log, (services) => createStaff(services, { mobile, name, role }));
    for (const line of told(done, role)) say(line);
    return 0;
  } catch (error) {
    if (!(error instanceof StaffRefused)) throw error;
    say(`${error.message}\n${usage}`);
    return 1;
  }
}

function read(args: string[]) {
  const options = { mobile: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } as const;
  let values: { mobile?: string; name?: string; role?: string };
  try {
    ({ values } = parseArgs({ args, options, strict: true, allowPositionals: false }));
  } catch (error) {
    // The message names the option that is unknown or has no value.
    throw new StaffRefused((error as Error).message);
  }
  return { mobile: values.mobile ?? '', name: values.name ?? '', role: values.role ?? 'owner' };
}

/** The lines printed after success, without phone and name: they may be kept in a log. */
function told({ platform, person, served, hasOwner }: StaffCreated, role: string): string[] {
  const what = {
    created: `They are ${role} of the platform now. They sign in with a code sent to the phone and then set a password.`,
    known: `The phone had a user already, who is ${role} of the platform now, with the name and password they have.`,
    unchanged: `They are ${role} of the platform already: nothing was changed.`,
  };
  return [
    ...(platform === 'created' ? ['The platform account was created.'] : []),
    what[person],
    ...(served > 0 ? [`They serve ${served} enterprise(s) that were there before.`] : []),
    ...(hasOwner
      ? []
      : ['The platform has no owner yet, so nobody can add people there: make one with --role owner.']),
  ];
}
