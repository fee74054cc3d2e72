import { SPHERE_FIELDS, type SphereValues } from '@probity/contract/rules/sphereSettings';
import type { Ctx } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { settingsOf } from './dictRepository';
import { sphereAt } from './sphereRepository';

/** Call 20: the public settings whose key starts with the prefix. The environment overrides what operators set. */
export async function querySphereConfig(ctx: Ctx, prefix: string): Promise<Record<string, string>> {
  const now = await sphereAt(ctx.tx, ctx.clock.now());
  const { customerPhone } = ctx.services.config;
  const told = { ...(now ?? (await installedSphere(ctx.tx))), ...(customerPhone && { customerPhone }) };
  // A setting that is empty is none.
  return Object.fromEntries(
    SPHERE_FIELDS.filter((key) => key.startsWith(prefix) && told[key] !== '').map((key) => [key, told[key]]),
  );
}

/** The public settings that the installation began with. */
export async function installedSphere(tx: Tx): Promise<SphereValues> {
  const none = { customerPhone: '', customerEmail: '', serviceHours: '', icpNumber: '' };
  return { ...none, ...(await settingsOf(tx, SPHERE_FIELDS)) };
}
