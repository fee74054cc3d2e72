import { maskPhone } from '@probity/contract/rules/masks';
import { staffRoles } from '@probity/contract/roles';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { fieldError, found } from '../../kernel/errors';
import { userMobileField } from '../../kernel/userFields';
import { membershipsOf, userById } from '../accounts/userRepository';
import { choicesOf, keepChoices } from './notificationChoiceRepository';
import { channelsOf, choiceKey, kindsOf, notificationRules } from './domain/rules';
import { words } from './words';

type NotificationChoices = components['schemas']['NotificationChoices'];

export type ChoiceChange = BodyOf<'saveNotificationChoices'>;

/** The session's user's notification choices in this account, defaults applied. */
export async function getChoices(ctx: SessionCtx): Promise<NotificationChoices> {
  const { userId, role } = ctx.session;
  const user = found(await userById(ctx.tx, userId));
  const { choices, ofOthers } = await choicesOf(ctx.tx, await bindHome(ctx), userId);
  const kinds = kindsOf(role);
  return {
    mobile: maskPhone(ctx.services.crypto.decrypt(user.mobileEnc, userMobileField(user.id))),
    ofOthers: kinds.some((kind) => notificationRules[kind].isOfOrderer) ? ofOthers : null,
    choices: kinds.map((kind) => ({ kind, ...channelsOf(kind, choices) })),
  };
}

/** Saves the named choices and leaves the rest. @throws 1000 a kind that does not concern the role */
export async function saveChoices(ctx: SessionCtx, request: ChoiceChange): Promise<NotificationChoices> {
  const { userId, role } = ctx.session;
  const changes = request.changes ?? [];
  const ofOthers = request.ofOthers ?? null;
  const kinds = kindsOf(role);
  const foreign = changes.findIndex(({ kind }) => !kinds.includes(kind));
  const path = foreign >= 0 ? `changes.${foreign}.kind` : 'ofOthers';
  const hasOrders = kinds.some((kind) => notificationRules[kind].isOfOrderer);
  if (foreign >= 0 || (ofOthers !== null && !hasOrders))
    throw fieldError([{ path, msg: words.notOfRole[ctx.lang] }]);
  const mainId = await bindHome(ctx);
  const choices = Object.fromEntries(
    changes.map(({ kind, channel, isOn }) => [choiceKey(kind, channel), isOn] as const),
  );
  await keepChoices(ctx.tx, { mainId, userId }, { choices, ofOthers }, ctx.clock.now());
  return getChoices(ctx);
}

/**
 * Binds the rest of the transaction to the account that stores a person's choices: the current one, or for staff always the
 * platform's, so that they choose once for all the accounts they serve.
 */
async function bindHome(ctx: SessionCtx): Promise<string> {
  const { mainId, mainIds, userId, role } = ctx.session;
  if (!(staffRoles as readonly string[]).includes(role)) return mainId;
  const places = await membershipsOf(ctx.tx, userId);
  const home = places.find((place) => place.mainKind === 'platform' && !place.disabled)?.mainId ?? mainId;
  await ctx.tx.bind({ mainIds: [...new Set([...mainIds, home])], mainId: home, userId });
  return home;
}
